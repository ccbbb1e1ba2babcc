import SwiftUI

struct OldSchoolForm: View {
    @ObservedObject private var settings = UserSettings()
    @State private var showingAlert = false
    @State private var birthDate = Date()
    @State private var volume: Float = 0.5
    @State private var agreed = false
    var dateRange: ClosedRange<Date> { let min = Calendar.current.date(byAdding: .year, value: -100, to: Date())!; return min...Date() }
    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("PROFILE"), footer: Text("This is shown to others").foregroundColor(.secondary)) {
                    TextField("Username", text: $settings.username)
                    Toggle(isOn: $settings.isPrivate) { Text("Private Account") }
                    Picker(selection: $settings.ringtone, label: Text("Ringtone")) { ForEach(settings.ringtones, id: \.self) { ringtone in Text(ringtone) } }
                    DatePicker(selection: $birthDate, in: dateRange, displayedComponents: .date) { Text("Birthday") }
                }
                Section(header: Text("Sound")) {
                    Slider(value: $volume, in: 0...1, step: 0.1, onEditingChanged: { began in print(began) }, minimumValueLabel: Image(systemName: "speaker"), maximumValueLabel: Image(systemName: "speaker.3")) { Text("Volume") }
                    Stepper(onIncrement: { self.volume += 0.1 }, onDecrement: { self.volume -= 0.1 }) { Text("Volume \(Int(volume * 100))%") }
                    Stepper(value: $volume, in: 0...1, step: 0.25) { Text("Quarter steps") }
                    HStack { Spacer(); ActivityIndicator(isAnimating: .constant(true), style: .medium); Spacer() }
                }
                Button(action: { showingAlert = true }) { Text("Submit").frame(maxWidth: .infinity, alignment: .center) }
                    .disabled(!agreed || settings.username.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
                    .alert(isPresented: $showingAlert) { Alert(title: Text("Done"), message: Text("Thanks \(settings.username)"), primaryButton: .default(Text("OK")), secondaryButton: .cancel()) }
            }
            .navigationBarTitle("Settings")
        }
    }
}
class UserSettings: ObservableObject {
    @Published var username: String { didSet { UserDefaults.standard.set(username, forKey: "username") } }
    @Published var isPrivate: Bool { didSet { UserDefaults.standard.set(isPrivate, forKey: "isAccountPrivate") } }
    @Published var ringtone: String { didSet { UserDefaults.standard.set(ringtone, forKey: "ringtone") } }
    public var ringtones = ["Chimes", "Signal", "Waves"]
    init() {
        self.username = UserDefaults.standard.object(forKey: "username") as? String ?? ""
        self.isPrivate = UserDefaults.standard.object(forKey: "isAccountPrivate") as? Bool ?? true
        self.ringtone = UserDefaults.standard.string(forKey: "ringtone") ?? "Chimes"
    }
}
struct ActivityIndicator: UIViewRepresentable {
    @Binding var isAnimating: Bool
    let style: UIActivityIndicatorView.Style
    func makeUIView(context: UIViewRepresentableContext<ActivityIndicator>) -> UIActivityIndicatorView { return UIActivityIndicatorView(style: style) }
    func updateUIView(_ uiView: UIActivityIndicatorView, context: UIViewRepresentableContext<ActivityIndicator>) { isAnimating ? uiView.startAnimating() : uiView.stopAnimating() }
}
struct OldSchoolForm_Previews: PreviewProvider { static var previews: some View { OldSchoolForm() } }
