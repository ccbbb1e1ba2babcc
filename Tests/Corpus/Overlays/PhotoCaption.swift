import SwiftUI

struct Caption: ViewModifier {
    let text: String
    var alignment: Alignment = .bottomLeading

    func body(content: Content) -> some View {
        ZStack(alignment: alignment) {
            content
            Text(text)
                .font(.caption2)
                .foregroundColor(.white)
                .padding(.horizontal, 8)
                .padding(.vertical, 3)
                .background(Color.black.opacity(0.6))
        }
    }
}

struct Sash: ViewModifier {
    let title: String
    var color: Color = .red

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .topTrailing) {
                Text(title)
                    .font(.caption2.bold())
                    .foregroundStyle(.white)
                    .frame(width: 110)
                    .padding(.vertical, 3)
                    .background(color)
                    .rotationEffect(.degrees(45))
                    .offset(x: 32, y: 16)
            }
            .clipped()
    }
}

extension View {
    func caption(_ text: String, at alignment: Alignment = .bottomLeading) -> some View {
        modifier(Caption(text: text, alignment: alignment))
    }

    func sash(_ title: String) -> some View { modifier(Sash(title: title)) }
}

struct PhotoCaption: View {
    var body: some View {
        VStack(spacing: 30) {
            Color.blue
                .frame(width: 300, height: 200)
                .caption("North pier, 06:40")
            Color.brown
                .frame(width: 200, height: 120)
                .caption("Sold", at: .topLeading)
                .sash("LAST DAY")
        }
    }
}

struct PhotoCaption_Previews: PreviewProvider {
    static var previews: some View {
        PhotoCaption()
    }
}
