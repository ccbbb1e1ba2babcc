import SwiftUI

struct Hike: Codable, Hashable, Identifiable {
    var id: Int
    var name: String
    var distance: Double
    var difficulty: Int
}

struct HikeRow: View {
    var hike: Hike
    @State private var showDetail = false

    var transition: AnyTransition {
        let insertion = AnyTransition.move(edge: .trailing).combined(with: .opacity)
        let removal = AnyTransition.scale.combined(with: .opacity)
        return .asymmetric(insertion: insertion, removal: removal)
    }

    var body: some View {
        VStack {
            HStack {
                Image(systemName: "figure.walk")
                    .frame(width: 50, height: 30)
                VStack(alignment: .leading) {
                    Text(hike.name).font(.headline)
                    Text(Measurement(value: hike.distance, unit: UnitLength.kilometers).formatted())
                }
                Spacer()
                Button(action: {
                    withAnimation { self.showDetail.toggle() }
                }) {
                    Image(systemName: "chevron.right.circle")
                        .imageScale(.large)
                        .rotationEffect(.degrees(showDetail ? 90 : 0))
                        .scaleEffect(showDetail ? 1.5 : 1)
                        .padding()
                }
            }
            if showDetail {
                HStack {
                    ForEach(0..<5) { i in
                        Image(systemName: i < hike.difficulty ? "triangle.fill" : "triangle")
                    }
                }
                .transition(transition)
            }
        }
    }
}

struct HikeRows: View {
    var hikes: [Hike] = [
        Hike(id: 1001, name: "Lonesome Ridge", distance: 4.5, difficulty: 3),
        Hike(id: 1002, name: "Sandy Loop", distance: 13.25, difficulty: 5)
    ]

    var body: some View {
        VStack(spacing: 20) {
            ForEach(hikes) { hike in
                HikeRow(hike: hike)
            }
            Spacer()
        }
        .padding()
    }
}

struct HikeRows_Previews: PreviewProvider {
    static var previews: some View {
        HikeRows()
    }
}
