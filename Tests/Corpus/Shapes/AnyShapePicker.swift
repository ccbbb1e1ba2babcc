import SwiftUI

struct AnyShapePicker: View {
    enum Outline: String, CaseIterable {
        case circle, capsule, rounded, ellipse

        var shape: AnyShape {
            switch self {
            case .circle: AnyShape(Circle())
            case .capsule: AnyShape(Capsule(style: .continuous))
            case .rounded: AnyShape(RoundedRectangle(cornerSize: CGSize(width: 20, height: 10)))
            case .ellipse: AnyShape(Ellipse())
            }
        }
    }

    @State private var outline: Outline = .rounded

    var body: some View {
        VStack(spacing: 20) {
            Text("Clipped")
                .font(.largeTitle)
                .frame(width: 200, height: 120)
                .background(.orange.gradient)
                .clipShape(outline.shape)
                .overlay { outline.shape.stroke(.black, lineWidth: 2) }
                .allowsHitTesting(false)
            Picker("Outline", selection: $outline) {
                ForEach(Outline.allCases, id: \.self) { Text($0.rawValue) }
            }
            .pickerStyle(.palette)
            .help("Choose the outline of the picture")
        }
        .padding()
        .backgroundStyle(.yellow)
    }
}

#Preview {
    AnyShapePicker()
}
