import SwiftUI

struct FormsLayout: View {
    enum Frequency: String, CaseIterable, Identifiable { case daily, weekly, monthly; var id: String { rawValue } }
    @State private var name = ""
    @State private var notify = true
    @State private var frequency: Frequency = .weekly
    @State private var date = Date()
    @State private var volume = 0.4
    @State private var count = 2
    @State private var color = Color.blue
    @State private var notes = ""
    @State private var expanded = false
    var body: some View {
        NavigationStack {
            Form {
                Section("Profile") {
                    TextField("Name", text: $name)
                    LabeledContent("Identifier", value: "A-17")
                    DatePicker("Birthday", selection: $date, in: ...Date.now, displayedComponents: .date)
                }
                Section {
                    Toggle("Notify", isOn: $notify)
                    if notify {
                        Picker("How often", selection: $frequency) {
                            ForEach(Frequency.allCases) { Text($0.rawValue.capitalized).tag($0) }
                        }
                        .pickerStyle(.segmented)
                    }
                    Stepper("Copies: \(count)", value: $count, in: 1...9)
                } header: {
                    Text("Options")
                } footer: {
                    Text("You can change this **later**.")
                }
                Section(header: Text("Look")) {
                    ColorPicker("Tint", selection: $color)
                    Slider(value: $volume)
                    DisclosureGroup("More", isExpanded: $expanded) { TextEditor(text: $notes).frame(height: 80) }
                }
                Button("Delete account", role: .destructive) {}
            }
            .navigationTitle("Settings")
        }
    }
}
