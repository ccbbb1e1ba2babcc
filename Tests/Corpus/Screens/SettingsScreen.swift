import SwiftUI
import os.log

enum AppTheme: Int, CaseIterable, Identifiable {
    case system, light, dark
    var id: Int { rawValue }
    var colorScheme: ColorScheme? {
        switch self {
        case .system: return nil
        case .light: return .light
        case .dark: return .dark
        }
    }
}

private extension Logger {
    static let settings = Logger(subsystem: Bundle.main.bundleIdentifier!, category: "settings")
}

final class SettingsStore: ObservableObject {
    private enum Keys {
        static let pro = "pro"
        static let sleepGoal = "sleep_goal"
        static let notificationEnabled = "notifications_enabled"
    }

    private let cancellable: Cancellable
    private let defaults: UserDefaults
    let objectWillChange = PassthroughSubject<Void, Never>()

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        defaults.register(defaults: [Keys.sleepGoal: 8, Keys.notificationEnabled: true])
        cancellable = NotificationCenter.default
            .publisher(for: UserDefaults.didChangeNotification)
            .map { _ in () }
            .subscribe(objectWillChange)
    }

    var isNotificationEnabled: Bool {
        set { defaults.set(newValue, forKey: Keys.notificationEnabled) }
        get { defaults.bool(forKey: Keys.notificationEnabled) }
    }

    var isPro: Bool {
        set { defaults.set(newValue, forKey: Keys.pro) }
        get { defaults.bool(forKey: Keys.pro) }
    }

    var sleepGoal: Int {
        set { defaults.set(newValue, forKey: Keys.sleepGoal) }
        get { defaults.integer(forKey: Keys.sleepGoal) }
    }
}

struct SettingsRow<Accessory: View>: View {
    let title: LocalizedStringKey
    let icon: String
    let color: Color
    var accessory: Accessory

    init(_ title: LocalizedStringKey, icon: String, color: Color, @ViewBuilder accessory: () -> Accessory = { EmptyView() }) {
        self.title = title
        self.icon = icon
        self.color = color
        self.accessory = accessory()
    }

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: icon)
                .foregroundColor(.white)
                .frame(width: 28, height: 28)
                .background(color)
                .clipShape(RoundedRectangle(cornerRadius: 6, style: .continuous))
            Text(title)
            Spacer()
            accessory
        }
    }
}

struct SettingsScreen: View {
    @ObservedObject var settings = SettingsStore()
    @AppStorage("theme") private var theme: AppTheme = .system
    @AppStorage("fontSize") private var fontSize = 16.0
    @State private var showingReset = false
    @State private var selectedIcon: String?
    @ScaledMetric(relativeTo: .body) private var rowHeight: CGFloat = 44

    var version: String {
        let v = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0"
        let b = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "1"
        return "\(v) (\(b))"
    }

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("Notifications settings")) {
                    Toggle(isOn: $settings.isNotificationEnabled) { SettingsRow("Notifications", icon: "bell.fill", color: .red) }
                    Stepper(value: $settings.sleepGoal, in: 6...12) { Text("Sleep goal is \(settings.sleepGoal) hours") }
                }
                Section {
                    Picker(selection: $theme, label: SettingsRow("Theme", icon: "paintbrush.fill", color: .indigo)) {
                        ForEach(AppTheme.allCases) { theme in
                            Text(String(describing: theme).capitalized).tag(theme)
                        }
                    }
                    VStack(alignment: .leading) {
                        Text("Font size: \(Int(fontSize)) pt").font(.system(size: CGFloat(fontSize)))
                        Slider(value: $fontSize, in: 10...30, step: 1) {
                            Text("Size")
                        } minimumValueLabel: {
                            Image(systemName: "textformat.size.smaller")
                        } maximumValueLabel: {
                            Image(systemName: "textformat.size.larger")
                        }
                    }
                    DisclosureGroup("Advanced") {
                        Toggle("Beta features", isOn: .constant(true)).tint(.orange)
                        LabeledContent("Cache", value: "12 MB")
                    }
                } header: {
                    Label("Appearance", systemImage: "eye")
                } footer: {
                    Text("Changes apply at once.")
                }
                Section("About") {
                    LabeledContent("Version", value: version)
                    Link("Privacy policy", destination: URL(string: "https://example.com/privacy")!)
                    NavigationLink { Text("Licences") } label: { SettingsRow("Licences", icon: "doc.text", color: .gray) { Text("3").foregroundColor(.secondary) } }
                    if !settings.isPro {
                        Button(action: { self.settings.isPro.toggle() }) { Text("Unlock PRO") }
                    }
                }
                Section {
                    Button("Reset all", role: .destructive) { showingReset = true }
                        .frame(maxWidth: .infinity, minHeight: rowHeight)
                        .confirmationDialog("Are you sure?", isPresented: $showingReset, titleVisibility: .visible) {
                            Button("Reset", role: .destructive) { Logger.settings.notice("reset \(self.fontSize, privacy: .public)") }
                            Button("Cancel", role: .cancel) {}
                        }
                }
                .listRowBackground(Color.red.opacity(0.1))
            }
            .navigationBarTitle(Text("Settings"))
        }
        .preferredColorScheme(theme.colorScheme)
        .onChange(of: fontSize) { [fontSize] newValue in
            os_log("size %f -> %f", log: .default, type: .info, fontSize, newValue)
        }
    }
}

import Combine

struct SettingsScreen_Previews: PreviewProvider {
    static var previews: some View {
        SettingsScreen()
    }
}
