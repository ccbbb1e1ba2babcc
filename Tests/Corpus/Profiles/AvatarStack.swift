import SwiftUI

struct AvatarStack: View {
    let initials: [String]
    var size: CGFloat = 36
    var limit = 4

    private let palette: [Color] = [.red, .blue, .green, .purple, .orange]

    var body: some View {
        HStack(spacing: -size * 0.3) {
            ForEach(initials.prefix(limit).indices, id: \.self) { i in
                circle(initials[i], color: palette[i % palette.count])
                    .zIndex(Double(limit - i))
            }
            if initials.count > limit {
                circle("+\(initials.count - limit)", color: .gray)
            }
        }
    }

    @ViewBuilder
    func circle(_ text: String, color: Color) -> some View {
        Text(text)
            .font(.system(size: size * 0.4, weight: .semibold))
            .foregroundColor(.white)
            .frame(width: size, height: size)
            .background(Circle().fill(color))
            .overlay(Circle().stroke(Color.white, lineWidth: 2))
    }
}

struct MeetingRow: View {
    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text("Design review")
                    .font(.headline)
                Text("14:00 – 15:30")
                    .font(.subheadline)
                    .foregroundColor(.gray)
            }
            Spacer()
            AvatarStack(initials: ["AB", "CJ", "LM", "PO", "ZK", "RR"])
        }
        .padding()
    }
}

struct AvatarStack_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            MeetingRow()
            AvatarStack(initials: ["AB", "CJ"], size: 60)
        }
        .previewLayout(.sizeThatFits)
    }
}
