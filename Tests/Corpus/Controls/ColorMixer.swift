import SwiftUI

struct RGB: Equatable {
    var red = 0.2
    var green = 0.5
    var blue = 0.8

    var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: 1) }
    var hex: String {
        "#" + [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }
    var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

struct ChannelSlider: View {
    let name: String
    let tint: Color
    @Binding var value: Double

    var body: some View {
        HStack {
            Text(name)
                .bold()
                .foregroundStyle(tint)
                .frame(width: 20)
            Slider(value: $value)
                .accentColor(tint)
            Text("\(Int(value * 255))")
                .font(.system(.caption, design: .monospaced))
                .frame(width: 32, alignment: .trailing)
        }
    }
}

struct ColorMixer: View {
    @State private var rgb = RGB()
    @State private var picked = Color.orange

    var body: some View {
        VStack(spacing: 16) {
            rgb.color
                .frame(height: 120)
                .overlay {
                    Text(rgb.hex)
                        .font(.title.monospaced())
                        .foregroundStyle(rgb.luminance > 0.5 ? .black : .white)
                }
                .clipShape(RoundedRectangle(cornerRadius: 16))
            ChannelSlider(name: "R", tint: .red, value: $rgb.red)
            ChannelSlider(name: "G", tint: .green, value: $rgb.green)
            ChannelSlider(name: "B", tint: .blue, value: $rgb.blue)
            ColorPicker("Accent", selection: $picked, supportsOpacity: false)
        }
        .padding()
    }
}

#Preview {
    ColorMixer()
}
