import SwiftUI

struct AvatarStack: View {
    let names = ["Ana", "Bo", "Cy", "Dee", "Eli", "Fay"]
    let limit = 4
    var body: some View {
        HStack(spacing: -12) {
            ForEach(names.prefix(limit), id: \.self) { name in
                Text(name.prefix(1))
                    .font(.headline)
                    .foregroundColor(.white)
                    .frame(width: 40, height: 40)
                    .background(Circle().fill(Color(hue: Double(name.unicodeScalars.first!.value % 10) / 10, saturation: 0.6, brightness: 0.8)))
                    .overlay(Circle().stroke(Color.white, lineWidth: 2))
                    .zIndex(Double(limit - (names.firstIndex(of: name) ?? 0)))
            }
            if names.count > limit {
                Text("+\(names.count - limit)").font(.caption.weight(.bold)).frame(width: 40, height: 40).background(Color(.systemGray5)).clipShape(Circle())
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("\(names.count) people"))
    }
}
