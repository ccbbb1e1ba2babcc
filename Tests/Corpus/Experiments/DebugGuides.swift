import SwiftUI

struct GuideOverlay: ViewModifier {
    var columns = 4
    var gutter: CGFloat = 16
    @Environment(\.pixelLength) private var pixel
    func body(content: Content) -> some View {
        content.overlay {
            GeometryReader { g in
                let width = (g.size.width - gutter * CGFloat(columns + 1)) / CGFloat(columns)
                HStack(spacing: gutter) { ForEach(0..<columns, id: \.self) { _ in Color.pink.opacity(0.1).frame(width: width) } }.padding(.horizontal, gutter)
                Path { p in stride(from: CGFloat(0), to: g.size.height, by: 8).forEach { y in p.move(to: CGPoint(x: 0, y: y)); p.addLine(to: CGPoint(x: g.size.width, y: y)) } }
                    .stroke(Color.cyan.opacity(0.3), lineWidth: pixel)
            }
            .allowsHitTesting(false)
        }
    }
}
struct DebugGuides: View {
    @AppStorage("showGuides") var show = true
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack { ForEach(["One", "Two", "Three", "Four"], id: \.self) { Text($0).frame(maxWidth: .infinity).padding(.vertical, 8).background(.quaternary) } }
            Text("Body text aligned to the baseline grid of eight points.")
        }
        .padding(16)
        .modifier(show ? GuideOverlay() : GuideOverlay(columns: 0))
    }
}
