import SwiftUI

#Preview("Toggle row", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = true
    @Previewable @State var level = 0.25
    VStack(alignment: .leading) {
        Toggle("Enabled", isOn: $isOn)
        if isOn { ProgressView(value: level) { Text("Level") }.tint(.orange) }
    }
    .padding()
}
