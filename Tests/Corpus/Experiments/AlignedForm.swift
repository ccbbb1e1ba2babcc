import SwiftUI

extension HorizontalAlignment {
    private struct ControlAlignment: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }
    static let controlAlignment = HorizontalAlignment(ControlAlignment.self)
}
struct AlignedRow<Label: View, Control: View>: View {
    let label: () -> Label
    let control: () -> Control
    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            label()
            control().alignmentGuide(.controlAlignment) { $0[.leading] }
        }
        .alignmentGuide(.leading) { $0[.controlAlignment] }
    }
}
struct AlignedForm: View {
    @State private var name = "", isOn = true, level = 0.3
    @State private var choice: Choice = .b
    enum Choice: Int, CaseIterable { case a, b, c; var title: String { ["Small", "Medium", "Extra Large"][rawValue] } }
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            AlignedRow(label: { Text("Name:") }, control: { TextField("Your name", text: $name).frame(width: 180) })
            AlignedRow { Text("Notifications:") } control: { Toggle("Enabled", isOn: $isOn).fixedSize() }
            AlignedRow { Text("Size:") } control: {
                VStack(alignment: .leading) {
                    ForEach(Choice.allCases, id: \.self) { c in
                        HStack { Image(systemName: c == choice ? "largecircle.fill.circle" : "circle"); Text(c.title) }
                            .onTapGesture { choice = c }
                    }
                }
            }
            AlignedRow { Text("Level:") } control: { ProgressView(value: level).frame(width: 100) }
            Divider().alignmentGuide(.leading) { _ in 100 }
        }
        .padding()
        .border(.secondary)
    }
}
