import SwiftUI

struct GaugeProgressStyle: ProgressViewStyle {
    var strokeColor = Color.blue
    var strokeWidth = 25.0

    func makeBody(configuration: Configuration) -> some View {
        let fractionCompleted = configuration.fractionCompleted ?? 0
        return ZStack {
            Circle()
                .trim(from: 0, to: fractionCompleted)
                .stroke(strokeColor, style: StrokeStyle(lineWidth: strokeWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
            VStack {
                configuration.label
                configuration.currentValueLabel
            }
        }
    }
}

struct VerticalLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon.font(.title)
            configuration.title
        }
    }
}

extension LabelStyle where Self == VerticalLabelStyle {
    static var vertical: VerticalLabelStyle { VerticalLabelStyle() }
}

struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
}

extension GroupBoxStyle where Self == CardGroupBoxStyle {
    static var card: CardGroupBoxStyle { .init() }
}

struct RedMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).foregroundColor(.red)
    }
}

struct UnderlinedTextFieldStyle: TextFieldStyle {
    @Binding var focused: Bool
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .padding(.vertical, 6)
            .overlay(Rectangle().frame(height: focused ? 2 : 1), alignment: .bottom)
    }
}

struct VerticalLabeledContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.caption).foregroundStyle(.secondary)
            configuration.content
        }
    }
}

struct ChevronDisclosureStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack(alignment: .firstTextBaseline) {
                    configuration.label
                    Spacer()
                    Text(configuration.isExpanded ? "hide" : "show").foregroundColor(.accentColor).font(.caption.lowercaseSmallCaps())
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            if configuration.isExpanded { configuration.content }
        }
    }
}

struct SpeedometerGaugeStyle: GaugeStyle {
    private var purpleGradient = LinearGradient(gradient: Gradient(colors: [Color(red: 207/255, green: 150/255, blue: 207/255), Color(red: 107/255, green: 116/255, blue: 179/255)]), startPoint: .trailing, endPoint: .leading)

    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().foregroundColor(Color(.systemGray6))
            Circle()
                .trim(from: 0, to: 0.75 * configuration.value)
                .stroke(purpleGradient, lineWidth: 20)
                .rotationEffect(.degrees(135))
            VStack {
                configuration.currentValueLabel.font(.system(size: 40, weight: .bold, design: .rounded))
                configuration.label
            }
        }
        .frame(width: 200, height: 200)
    }
}

struct iOSCheckboxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(action: { configuration.isOn.toggle() }, label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        })
    }
}

struct AllStyles: View {
    @State private var progress = 0.3
    @State private var expanded = true
    @State private var name = ""
    @State private var on = true
    @FocusState private var focus: Bool

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                ProgressView("Upload", value: progress, total: 1).progressViewStyle(GaugeProgressStyle(strokeColor: .purple, strokeWidth: 12)).frame(width: 120, height: 120)
                HStack {
                    Label("Camera", systemImage: "camera")
                    Label("Mic", systemImage: "mic")
                }
                .labelStyle(.vertical)
                GroupBox(label: Label("Heart", systemImage: "heart")) { Text("72 BPM") }.groupBoxStyle(.card)
                GroupBox("Plain") { Text("box") }
                Menu("Menu") { Button("One") {} }.menuStyle(RedMenuStyle())
                TextField("Name", text: $name).textFieldStyle(UnderlinedTextFieldStyle(focused: .constant(focus))).focused($focus)
                LabeledContent("Label", value: "Value").labeledContentStyle(VerticalLabeledContentStyle())
                DisclosureGroup("Details", isExpanded: $expanded) { Text("Hidden text") }.disclosureGroupStyle(ChevronDisclosureStyle())
                Gauge(value: progress, in: 0...1) { Text("km/h") } currentValueLabel: { Text("\(Int(progress * 180))") }.gaugeStyle(SpeedometerGaugeStyle())
                Gauge(value: 0.4) { Text("Native") }.gaugeStyle(.accessoryCircular)
                Toggle(isOn: $on) { Text("Check") }.toggleStyle(iOSCheckboxToggleStyle())
            }
            .padding()
        }
    }
}

#Preview { AllStyles() }
