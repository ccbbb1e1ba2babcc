import SwiftUI

struct GuideMath: View {
    @State private var guides: [CGFloat] = [0, 20, 40]
    var body: some View {
        ZStack(alignment: .init(horizontal: .leading, vertical: .top)) {
            ForEach(0..<guides.count, id: \.self) { (i: Int) -> AnyView in
                let color: Color = [.red, .green, .blue][i]
                return AnyView(color.opacity(0.5).frame(width: 80, height: 30)
                    .alignmentGuide(HorizontalAlignment.leading, computeValue: { dimension in -guides[i] + (dimension[explicit: .leading] ?? 0) })
                    .alignmentGuide(.top) { -CGFloat(i) * ($0.height + 4) })
            }
        }
        .background(Color.yellow)
    }
}
