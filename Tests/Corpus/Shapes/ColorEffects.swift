import SwiftUI

struct ColorEffects: View {
    private let base = LinearGradient(gradient: Gradient(colors: [.red, .yellow, .blue]), startPoint: .leading, endPoint: .trailing)

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 12) {
            Group {
                sample("plain") { $0 }
                sample("brightness") { $0.brightness(0.2) }
                sample("contrast") { $0.contrast(0.5) }
                sample("saturation") { $0.saturation(0.3) }
                sample("grayscale") { $0.grayscale(1) }
                sample("hue") { $0.hueRotation(.degrees(120)) }
                sample("invert") { $0.colorInvert() }
                sample("multiply") { $0.colorMultiply(.green) }
                sample("soft light") { $0.overlay(Color.purple.blendMode(.softLight)) }
            }
            sample("hard light") { $0.overlay(Color.pink.blendMode(.hardLight)) }
            sample("elliptical") { _ in EllipticalGradient(colors: [.white, .black], center: .center) }
            sample("radial") { _ in Rectangle().fill(.radialGradient(colors: [.white, .orange], center: .center, startRadius: 0, endRadius: 40)) }
        }
        .padding()
    }

    private func sample<V: View>(_ title: String, _ effect: (LinearGradient) -> V) -> some View {
        VStack(spacing: 4) {
            effect(base)
                .frame(height: 60)
                .cornerRadius(8)
            Text(title).font(.caption2)
        }
        .accessibilityElement(children: .combine)
    }
}

struct ColorEffects_Previews: PreviewProvider {
    static var previews: some View {
        ColorEffects()
    }
}
