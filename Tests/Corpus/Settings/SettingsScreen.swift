import SwiftUI

struct SettingsScreen: View {
    @AppStorage("notificationsEnabled") private var notifications = true
    @AppStorage("textScale") private var textScale = 1.0
    @State private var theme: Theme = .system
    @State private var showsLogout = false

    enum Theme: String, CaseIterable, Identifiable {
        case system, light, dark
        var id: String { rawValue }
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    HStack(spacing: 12) {
                        Image(systemName: "person.crop.circle.fill")
                            .font(.system(size: 48))
                            .foregroundStyle(.gray)
                        VStack(alignment: .leading) {
                            Text("Yuki Tanaka").font(.title3)
                            Text("Apple Account, iCloud and more")
                                .font(.footnote)
                                .foregroundStyle(.secondary)
                        }
                    }
                }
                Section("Appearance") {
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases) { theme in
                            Text(theme.rawValue.capitalized).tag(theme)
                        }
                    }
                    VStack(alignment: .leading) {
                        Text("Text size: \(textScale, specifier: "%.2f")×")
                        Slider(value: $textScale, in: 0.8...1.6, step: 0.1)
                    }
                }
                Section {
                    Toggle("Notifications", isOn: $notifications)
                    Toggle(isOn: .constant(false)) {
                        Label("Sounds", systemImage: "speaker.wave.2")
                    }
                    .disabled(!notifications)
                } header: {
                    Text("Alerts")
                } footer: {
                    Text("Sounds follow the ring switch on the side of your phone.")
                }
                Section {
                    Button("Log out", role: .destructive) { showsLogout = true }
                }
            }
            .navigationTitle("Settings")
            .confirmationDialog("Log out?", isPresented: $showsLogout, titleVisibility: .visible) {
                Button("Log out", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            }
        }
    }
}

#Preview {
    SettingsScreen()
}
