import SwiftUI

extension Color {
    init(hex: UInt, alpha: Double = 1) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xff) / 255,
            green: Double((hex >> 8) & 0xff) / 255,
            blue: Double(hex & 0xff) / 255,
            opacity: alpha
        )
    }

    init(hexString: String) {
        let cleaned = hexString.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: cleaned).scanHexInt64(&int)
        self.init(hex: UInt(int))
    }
}

struct SwatchPicker: View {
    @State private var index = 4
    private let swatches: [Color] = [
        Color(hex: 0xE63946), Color(hex: 0xF1FAEE), Color(hex: 0xA8DADC), Color(hex: 0x457B9D), Color(hex: 0x1D3557),
        Color(hexString: "#FFB703"), Color(hexString: "8ECAE6")
    ]

    var body: some View {
        VStack(spacing: 20) {
            RoundedRectangle(cornerRadius: 20)
                .foregroundColor(swatches[index])
                .frame(maxWidth: .infinity, maxHeight: 200)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 44, maximum: 60))], spacing: 12) {
                ForEach(swatches.indices, id: \.self) { i in
                    Circle()
                        .fill(swatches[i])
                        .frame(width: 44, height: 44)
                        .overlay(
                            Circle()
                                .stroke(Color.primary, lineWidth: i == index ? 3 : 0)
                                .padding(-4)
                        )
                        .onTapGesture { index = i }
                }
            }
        }
        .padding()
    }
}

struct SwatchPicker_Previews: PreviewProvider {
    static var previews: some View {
        SwatchPicker()
    }
}
