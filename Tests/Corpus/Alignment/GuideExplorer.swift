import SwiftUI

struct GuideExplorer: View {
    @State private var index = 2
    private let options: [HorizontalAlignment] = [.leading, .center, .trailing]
    private let names = ["leading", "center", "trailing"]
    var body: some View {
        VStack(alignment: options[index], spacing: 10) {
            LabelView(title: "Athos", color: .green)
                .alignmentGuide(HorizontalAlignment.leading, computeValue: { _ in 30 })
                .alignmentGuide(HorizontalAlignment.center, computeValue: { d in d.width / 3 })
                .alignmentGuide(.trailing) { d in d[.leading] - 20 }
            LabelView(title: "Porthos", color: .red)
                .alignmentGuide(.leading, computeValue: { _ in 90 })
            LabelView(title: "Aramis", color: .blue)
                .alignmentGuide(.leading) { dimension in dimension[HorizontalAlignment.center] / 2 }
            Picker(selection: $index, label: Text("Alignment")) {
                ForEach(0..<names.count, id: \.self) { Text(self.names[$0]).tag($0) }
            }
            .pickerStyle(SegmentedPickerStyle())
        }
        .padding(.horizontal, 24)
        .overlay(GeometryReader { g in Path { p in p.move(to: CGPoint(x: g.size.width / 2, y: 0)); p.addLine(to: CGPoint(x: g.size.width / 2, y: g.size.height)) }.stroke(Color.gray, style: StrokeStyle(lineWidth: 0.5, dash: [2])) })
    }
    struct LabelView: View {
        let title: String
        let color: Color
        var body: some View {
            Text(title).font(.title).padding(10).background(RoundedRectangle(cornerRadius: 8).fill(LinearGradient(gradient: Gradient(colors: [color, .black]), startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 2, y: 1))))
        }
    }
}
