import SwiftUI

struct CardLabelStyle: LabelStyle {
    var spacing = 12.0
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: spacing) { configuration.icon.font(.title).foregroundStyle(.tint); configuration.title.font(.caption) }
            .frame(width: 88, height: 88).background(.fill.quaternary, in: .rect(cornerRadius: 14))
    }
}
struct RatedGroupBoxStyle: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View { VStack(alignment: .leading) { HStack { configuration.label.bold(); Spacer(); Image(systemName: "info.circle") }; configuration.content }.padding().background(Color.yellow.opacity(0.2)).cornerRadius(8) } }
struct ArrowDisclosureStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Button { withAnimation { configuration.isExpanded.toggle() } } label: { HStack { configuration.label; Spacer(); Image(systemName: "chevron.down").rotationEffect(.degrees(configuration.isExpanded ? 180 : 0)) } }
            if configuration.isExpanded { configuration.content.padding(.leading) }
        }
    }
}
struct LineLabeledStyle: LabeledContentStyle { func makeBody(configuration: Configuration) -> some View { HStack(alignment: .lastTextBaseline, spacing: 2) { configuration.label; Line().stroke(style: StrokeStyle(lineWidth: 1, dash: [2])).frame(height: 1); configuration.content } } }
struct Line: Shape { func path(in r: CGRect) -> Path { var p = Path(); p.move(to: CGPoint(x: 0, y: r.midY)); p.addLine(to: CGPoint(x: r.width, y: r.midY)); return p } }
extension LabeledContentStyle where Self == LineLabeledStyle { static var line: Self { Self() } }
struct PressStyle: PrimitiveButtonStyle { @State private var down = false; func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(down ? 0.5 : 1).onLongPressGesture(minimumDuration: 1, maximumDistance: 20) { configuration.trigger() } onPressingChanged: { down = $0 } } }
struct UnderlineFieldStyle: TextFieldStyle { func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(.vertical, 6).overlay(Rectangle().frame(height: 1).foregroundColor(.gray), alignment: .bottom) } }
struct CustomStylesKit: View {
    @State private var text = ""; @State private var open = true; @State private var on = false
    var body: some View {
        VStack(spacing: 14) {
            HStack { Label("Photos", systemImage: "photo"); Label("Files", systemImage: "folder") }.labelStyle(CardLabelStyle(spacing: 6))
            GroupBox("Storage") { LabeledContent("Used", value: "12 GB"); LabeledContent("Free") { Text("52 GB").bold() } }.groupBoxStyle(RatedGroupBoxStyle()).labeledContentStyle(.line)
            DisclosureGroup("Advanced", isExpanded: $open) { Toggle("Verbose", isOn: $on).toggleStyle(CheckStyle()) }.disclosureGroupStyle(ArrowDisclosureStyle())
            TextField("Name", text: $text).textFieldStyle(UnderlineFieldStyle())
            Button("Hold") {}.buttonStyle(PressStyle())
            Gauge(value: 0.4) { Text("Speed") } currentValueLabel: { Text("40") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("100") }.gaugeStyle(HalfGauge())
        }
        .padding()
    }
}
struct CheckStyle: ToggleStyle { func makeBody(configuration: Configuration) -> some View { Label { configuration.label } icon: { Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square").onTapGesture { configuration.isOn.toggle() } } } }
struct HalfGauge: GaugeStyle { func makeBody(configuration: Configuration) -> some View { VStack { ZStack { Circle().trim(from: 0.5, to: 1).stroke(.gray.opacity(0.3), lineWidth: 8); Circle().trim(from: 0.5, to: 0.5 + configuration.value / 2).stroke(.green, lineWidth: 8); configuration.currentValueLabel?.font(.title2) }.frame(width: 100, height: 100).padding(.bottom, -40); HStack { configuration.minimumValueLabel; configuration.label; configuration.maximumValueLabel } } } }
