import SwiftUI

struct Watermark: ViewModifier {
    var text: String

    func body(content: Content) -> some View {
        ZStack(alignment: .bottomTrailing) {
            content
            Text(text)
                .font(.caption)
                .foregroundColor(.white)
                .padding(5)
                .background(Color.black)
        }
    }
}

struct CornerRibbon: ViewModifier {
    let title: String

    func body(content: Content) -> some View {
        content.overlay(alignment: .topTrailing) {
            Text(title)
                .font(.caption2.bold())
                .foregroundStyle(.white)
                .frame(width: 110)
                .padding(.vertical, 3)
                .background(.red)
                .rotationEffect(.degrees(45))
                .offset(x: 32, y: 16)
        }
        .clipped()
    }
}

extension View {
    func watermarked(with text: String) -> some View { modifier(Watermark(text: text)) }
    func ribbon(_ title: String) -> some View { modifier(CornerRibbon(title: title)) }
}

struct WatermarkBanner: View {
    var body: some View {
        VStack(spacing: 30) {
            Color.blue
                .frame(width: 300, height: 200)
                .watermarked(with: "Hacked together")
            Text("Pro plan")
                .frame(width: 200, height: 120)
                .background(Color.mint)
                .ribbon("BETA")
        }
    }
}

struct WatermarkBanner_Previews: PreviewProvider {
    static var previews: some View {
        WatermarkBanner()
    }
}
