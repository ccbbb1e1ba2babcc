import SwiftUI

extension Color {
    static let textPrimary = Color(#colorLiteral(red: 0.13, green: 0.15, blue: 0.2, alpha: 1))
    static let textSecondary = Color(#colorLiteral(red: 0.4352941215, green: 0.4431372583, blue: 0.4745098054, alpha: 1))
    static let surface = Color("surface")
}

struct PaletteLiterals: View {
    static let gradientStart = Color(red: 239.0 / 255, green: 120.0 / 255, blue: 221.0 / 255)
    static let gradientEnd = Color(red: 239.0 / 255, green: 172.0 / 255, blue: 120.0 / 255)

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Primary").foregroundColor(.textPrimary)
            Text("Secondary").foregroundColor(Color.textSecondary)
            Text("System").foregroundColor(Color(.systemRed))
            Text("Label").foregroundColor(Color(UIColor.secondaryLabel))
            Rectangle()
                .fill(.linearGradient(
                    Gradient(colors: [Self.gradientStart, Self.gradientEnd]),
                    startPoint: UnitPoint(x: 0.5, y: 0),
                    endPoint: UnitPoint(x: 0.5, y: 0.6)
                ))
                .frame(height: 60)
            HStack(spacing: 0) {
                Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.6))
                Color.cyan
                Color(hue: 0.8, saturation: 0.5, brightness: 0.7, opacity: 0.5)
                Color(.displayP3, red: 0.2, green: 0.9, blue: 0.4)
            }
            .frame(height: 30)
        }
        .padding()
        .background(Color.surface)
    }
}

struct PaletteLiterals_Previews: PreviewProvider {
    static var previews: some View {
        PaletteLiterals()
            .previewInterfaceOrientation(.portrait)
    }
}
