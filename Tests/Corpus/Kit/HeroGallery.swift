import SwiftUI

struct Travel: Identifiable, Equatable {
    var id = UUID()
    var name: String
    var place: String
    var colors: [Color]
    static let all: [Travel] = zip(["Alps", "Fjord", "Dunes"], ["CH", "NO", "MA"]).enumerated().map { index, pair in
        Travel(name: pair.0, place: pair.1, colors: [[.blue, .white], [.green, .teal], [.orange, .yellow]][index])
    }
}

struct HeroGallery: View {
    @State private var travels = Travel.all
    @State private var selected: Travel?
    @State private var show = false
    @Namespace private var ns
    @State private var currentID: Travel.ID?

    var body: some View {
        ZStack {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 20) {
                    ForEach(travels) { travel in
                        if selected?.id != travel.id || !show { card(travel) } else { Color.clear.frame(width: 260) }
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 40, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            .scrollPosition(id: $currentID)
            .scrollIndicators(.hidden)
            .frame(height: 380)
            if let selected, show { detail(selected) }
        }
        .overlay(alignment: .bottom) {
            HStack { ForEach(travels) { t in Circle().frame(width: 6).opacity((currentID ?? travels.first?.id) == t.id ? 1 : 0.3) } }.padding(.bottom, 40)
        }
    }

    private func card(_ travel: Travel) -> some View {
        RoundedRectangle(cornerRadius: 30, style: .continuous)
            .fill(.linearGradient(colors: travel.colors, startPoint: .topLeading, endPoint: .bottomTrailing))
            .matchedGeometryEffect(id: "bg\(travel.id)", in: ns)
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading) {
                    Text(travel.name).font(.largeTitle.weight(.bold)).matchedGeometryEffect(id: "title\(travel.id)", in: ns, properties: .position, anchor: .leading)
                    Text(travel.place.lowercased()).font(.footnote)
                }
                .padding(20)
            }
            .frame(width: 260, height: 340)
            .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                content.scaleEffect(phase.isIdentity ? 1 : 0.85).rotation3DEffect(.degrees(phase.value * -20), axis: (x: 0, y: 1, z: 0)).opacity(phase.isIdentity ? 1 : 0.6)
            }
            .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .scrollView(axis: .horizontal)).minX * 0.02) }
            .onTapGesture { withAnimation(.snappy(duration: 0.4, extraBounce: 0.1)) { selected = travel; show = true } }
    }

    private func detail(_ travel: Travel) -> some View {
        VStack(alignment: .leading) {
            Rectangle().fill(.linearGradient(colors: travel.colors, startPoint: .top, endPoint: .bottom)).matchedGeometryEffect(id: "bg\(travel.id)", in: ns).frame(height: 300)
            Text(travel.name).font(.largeTitle).padding()
            Spacer()
        }
        .background(.background)
        .ignoresSafeArea()
        .transition(.asymmetric(insertion: .opacity.animation(.easeIn(duration: 0.1)), removal: .opacity.combined(with: .scale(0.95))))
        .onTapGesture { withAnimation(.snappy) { show = false } }
    }
}

#Preview { HeroGallery() }
