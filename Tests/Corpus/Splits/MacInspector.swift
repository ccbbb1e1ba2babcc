import SwiftUI

struct MacInspector: View {
    @State private var width = 120.0
    @State private var bold = true
    @State private var alignment: TextAlignment = .center
    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            Canvas { context, size in context.stroke(Path(CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)), with: .color(.blue), lineWidth: 2) }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            Divider()
            Form {
                Section("Text") {
                    Picker("Align", selection: $alignment) {
                        Image(systemName: "text.alignleft").tag(TextAlignment.leading)
                        Image(systemName: "text.aligncenter").tag(TextAlignment.center)
                        Image(systemName: "text.alignright").tag(TextAlignment.trailing)
                    }
                    .pickerStyle(.segmented)
                    Toggle("Bold", isOn: $bold).toggleStyle(.checkbox)
                }
                LabeledContent("Width") { TextField("", value: $width, format: .number).frame(width: 60) }
                Slider(value: $width, in: 50...400)
            }
            .formStyle(.grouped)
            .frame(width: 260)
        }
        .frame(minWidth: 500, minHeight: 300)
        .background(Color(nsColor: .controlBackgroundColor))
    }
}
