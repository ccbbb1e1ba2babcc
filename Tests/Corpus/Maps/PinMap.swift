import SwiftUI

struct Place: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var unit: UnitPoint
    var kind: Kind

    enum Kind: String, Hashable { case food = "fork.knife", park = "tree", museum = "building.columns" }
}

struct MapPin: View {
    let place: Place
    let isSelected: Bool

    var body: some View {
        VStack(spacing: 0) {
            if isSelected {
                Text(place.name)
                    .font(.caption.bold())
                    .padding(6)
                    .background(.white, in: .rect(cornerRadius: 6))
                    .fixedSize()
                    .padding(.bottom, 4)
            }
            Image(systemName: place.kind.rawValue)
                .font(.footnote)
                .foregroundStyle(.white)
                .frame(width: 32, height: 32)
                .background(Circle().fill(isSelected ? .red : .blue))
            Triangle()
                .fill(isSelected ? .red : .blue)
                .frame(width: 12, height: 8)
                .offset(y: -2)
        }
        .alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
    }
}

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines([
            CGPoint(x: rect.minX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.midX, y: rect.maxY)
        ])
        path.closeSubpath()
        return path
    }
}

struct PinMap: View {
    @State private var selection: Place.ID?
    private let places = [
        Place(name: "Noodle bar", unit: UnitPoint(x: 0.3, y: 0.4), kind: .food),
        Place(name: "City park", unit: UnitPoint(x: 0.7, y: 0.25), kind: .park),
        Place(name: "Museum of maps", unit: .init(x: 0.55, y: 0.75), kind: .museum)
    ]

    var body: some View {
        GeometryReader { geo in
            ZStack {
                Color.green.opacity(0.15)
                Path { road in
                    road.move(to: CGPoint(x: 0, y: geo.size.height * 0.6))
                    road.addCurve(to: CGPoint(x: geo.size.width, y: geo.size.height * 0.3),
                                  control1: CGPoint(x: geo.size.width * 0.4, y: geo.size.height * 0.8),
                                  control2: CGPoint(x: geo.size.width * 0.5, y: 0))
                }
                .stroke(.white, lineWidth: 16)
                ForEach(places) { place in
                    MapPin(place: place, isSelected: place.id == selection)
                        .position(x: place.unit.x * geo.size.width, y: place.unit.y * geo.size.height)
                        .onTapGesture { selection = place.id }
                }
            }
        }
        .onAppear { selection = places.first?.id }
    }
}

#Preview {
    PinMap()
}
