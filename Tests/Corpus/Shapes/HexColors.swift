import SwiftUI

extension Color {
    init(hex: String) {
        let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&int)
        let a, r, g, b: UInt64
        switch hex.count {
        case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
        case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
        case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default: (a, r, g, b) = (1, 1, 1, 0)
        }
        self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: Double(a) / 255)
    }
    init(hex: UInt, alpha: Double = 1) {
        self.init(.sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255, blue: Double((hex >> 00) & 0xff) / 255, opacity: alpha)
    }
}
struct HexColors: View {
    let swatches = ["#F72585", "7209B7", "3A0CA3", "4CC9F0"]
    var body: some View {
        HStack(spacing: 0) {
            ForEach(swatches, id: \.self) { hex in
                Rectangle().fill(Color(hex: hex)).overlay(Text(hex).font(.caption2).rotationEffect(.degrees(-90)).fixedSize())
            }
            Color(hex: 0xFFB703).frame(width: 30)
        }
        .frame(height: 100)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .padding()
    }
}
