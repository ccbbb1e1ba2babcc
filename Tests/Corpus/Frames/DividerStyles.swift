import SwiftUI

struct DottedDivider: View {
    var axis: Axis = .horizontal
    var body: some View {
        Canvas { ctx, size in
            var path = Path()
            if axis == .horizontal { path.move(to: CGPoint(x: 0, y: size.height / 2)); path.addLine(to: CGPoint(x: size.width, y: size.height / 2)) } else { path.move(to: CGPoint(x: size.width / 2, y: 0)); path.addLine(to: CGPoint(x: size.width / 2, y: size.height)) }
            ctx.stroke(path, with: .color(.secondary), style: StrokeStyle(lineWidth: 1, dash: [2, 4]))
        }
        .frame(width: axis == .vertical ? 1 : nil, height: axis == .horizontal ? 1 : nil)
    }
}
struct DividerStyles: View {
    var body: some View {
        VStack {
            Text("Above")
            Divider()
            HStack { Text("Left"); Divider(); Text("Right") }.frame(height: 40)
            Divider().background(.red).frame(height: 2)
            Divider().overlay(.blue).padding(.horizontal)
            DottedDivider()
            HStack { Text("a"); DottedDivider(axis: .vertical).frame(height: 20); Text("b") }
            LabelledDivider(label: "OR")
        }
        .padding()
    }
}
struct LabelledDivider: View {
    let label: String
    let horizontalPadding: CGFloat
    let color: Color
    init(label: String, horizontalPadding: CGFloat = 20, color: Color = .gray) {
        self.label = label
        self.horizontalPadding = horizontalPadding
        self.color = color
    }
    var body: some View { HStack { line; Text(label).foregroundColor(color); line } }
    var line: some View { VStack { Divider().background(color) }.padding(horizontalPadding) }
}
