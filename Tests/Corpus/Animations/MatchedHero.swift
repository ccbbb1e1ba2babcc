import SwiftUI

struct MatchedHero: View {
    struct City: Identifiable, Hashable {
        let id = UUID()
        let name: String
        let hue: Double
    }

    @Namespace private var hero
    @State private var selected: City?
    private let cities = [City(name: "Lyon", hue: 0.05), City(name: "Graz", hue: 0.35), City(name: "Turku", hue: 0.6)]

    var body: some View {
        ZStack {
            ScrollView {
                VStack(spacing: 16) {
                    ForEach(cities) { city in
                        if selected != city {
                            card(city)
                                .frame(height: 100)
                                .onTapGesture {
                                    withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { selected = city }
                                }
                        } else {
                            Color.clear.frame(height: 100)
                        }
                    }
                }
                .padding()
            }
            if let city = selected {
                card(city)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .ignoresSafeArea()
                    .onTapGesture {
                        withAnimation(.spring()) { selected = nil }
                    }
                    .zIndex(2)
            }
        }
    }

    private func card(_ city: City) -> some View {
        RoundedRectangle(cornerRadius: 24, style: .continuous)
            .fill(Color(hue: city.hue, saturation: 0.6, brightness: 0.9))
            .matchedGeometryEffect(id: city.id, in: hero)
            .overlay(alignment: .bottomLeading) {
                Text(city.name)
                    .font(.title.bold())
                    .padding()
                    .matchedGeometryEffect(id: "\(city.id)-title", in: hero, properties: .position)
            }
    }
}

#Preview {
    MatchedHero()
}
