import SwiftUI

struct ToggleIcons: View {
    @State private var isOn: [Bool] = Array(repeating: false, count: 4)
    let icons = ["bold", "italic", "underline", "strikethrough"]
    var body: some View {
        VStack(spacing: 20) {
            ControlGroup {
                ForEach(icons.indices, id: \.self) { i in
                    Toggle(isOn: $isOn[i]) { Image(systemName: icons[i]) }.toggleStyle(.button)
                }
            }
            HStack {
                ForEach(Array(icons.enumerated()), id: \.element) { offset, icon in
                    Button { isOn[offset].toggle() } label: {
                        Image(systemName: icon)
                            .symbolVariant(isOn[offset] ? .fill : .none)
                            .frame(width: 44, height: 44)
                            .background(isOn[offset] ? Color.accentColor.opacity(0.2) : .clear, in: .circle)
                    }
                }
            }
            Gauge(value: Double(isOn.filter { $0 }.count), in: 0...4) { Text("On") } currentValueLabel: { Text("\(isOn.filter { $0 }.count)") }
                .gaugeStyle(.accessoryCircular)
            Stepper("On: \(isOn.filter { $0 }.count)") { if let i = isOn.firstIndex(of: false) { isOn[i] = true } } onDecrement: { if let i = isOn.lastIndex(of: true) { isOn[i] = false } }
        }
        .padding()
    }
}
