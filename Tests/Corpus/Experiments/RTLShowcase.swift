import SwiftUI

struct RTLShowcase: View {
    @Environment(\.layoutDirection) private var direction
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack { Image(systemName: "chevron.backward"); Text("رجوع"); Spacer(); Image(systemName: "square.and.arrow.up").flipsForRightToLeftLayoutDirection(true) }
            Text(direction == .rightToLeft ? "RTL" : "LTR").padding(.leading, 20).border(.red)
            ProgressView(value: 0.4).frame(width: 120)
            HStack(spacing: 0) { Color.red.frame(width: 40); Color.green }.frame(height: 10).environment(\.layoutDirection, .leftToRight)
            Triangle().frame(width: 40, height: 20).offset(x: 10)
            Text("Offset").position(x: 60, y: 10).frame(height: 20)
        }
        .padding()
        .environment(\.layoutDirection, .rightToLeft)
    }
    struct Triangle: Shape { func path(in r: CGRect) -> Path { Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: r.maxX, y: r.midY)); $0.addLine(to: CGPoint(x: 0, y: r.maxY)) } } }
}
