import SwiftUI

struct MarqueeText: View {
    var text: String
    var font: UIFont = .preferredFont(forTextStyle: .headline)
    var leftFade: CGFloat = 12
    var rightFade: CGFloat = 12
    var startDelay: Double = 2
    @State private var animate = false

    private func width(of string: String) -> CGFloat {
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        return (string as NSString).size(withAttributes: attributes).width
    }
    private func height(of string: String) -> CGFloat {
        string.size(withAttributes: [.font: font]).height
    }

    var body: some View {
        let stringWidth = width(of: text)
        let stringHeight = height(of: text)
        let animation = Animation.linear(duration: Double(stringWidth) / 30).delay(startDelay).repeatForever(autoreverses: false)
        return ZStack {
            GeometryReader { geo in
                if stringWidth > geo.size.width {
                    Group {
                        Text(text)
                            .lineLimit(1)
                            .font(.init(font))
                            .offset(x: animate ? -stringWidth - stringHeight * 2 : 0)
                            .animation(animate ? animation : .none, value: animate)
                            .fixedSize(horizontal: true, vertical: false)
                            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
                        Text(text)
                            .lineLimit(1)
                            .font(Font(font as CTFont))
                            .offset(x: animate ? 0 : stringWidth + stringHeight * 2)
                            .fixedSize(horizontal: true, vertical: false)
                    }
                    .onAppear { DispatchQueue.main.async { animate = geo.size.width < stringWidth } }
                    .mask(
                        HStack(spacing: 0) {
                            LinearGradient(gradient: Gradient(colors: [Color.black.opacity(0), .black]), startPoint: .leading, endPoint: .trailing).frame(width: leftFade)
                            Rectangle()
                            LinearGradient(gradient: Gradient(colors: [.black, Color.black.opacity(0)]), startPoint: .leading, endPoint: .trailing).frame(width: rightFade)
                        }
                    )
                } else {
                    Text(text).font(.init(font)).frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
                }
            }
        }
        .frame(height: stringHeight)
        .onDisappear { self.animate = false }
    }
}

struct NowPlayingStrip: View {
    var body: some View {
        HStack(spacing: 12) {
            Image("cover").resizable().interpolation(.high).antialiased(true).scaledToFill().frame(width: 48, height: 48).cornerRadius(6)
            VStack(alignment: .leading, spacing: 2) {
                MarqueeText(text: "Symphony No. 9 in E minor, “From the New World”, Op. 95: IV. Allegro con fuoco")
                MarqueeText(text: "Dvořák", font: UIFont.systemFont(ofSize: 13, weight: .regular))
                    .foregroundColor(.secondary)
            }
            ForEach(["backward.fill", "pause.fill", "forward.fill"], id: \.self) { Image(systemName: $0) }
        }
        .padding(10)
        .background(VisualEffectBlur(style: .systemChromeMaterial))
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .circular))
        .padding(.horizontal, 8)
    }
}

struct VisualEffectBlur: UIViewRepresentable {
    var style: UIBlurEffect.Style
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
}

#Preview { NowPlayingStrip() }
