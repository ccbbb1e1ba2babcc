import SwiftUI
import Security
import CryptoKit
import LocalAuthentication

@propertyWrapper
struct KeychainItem {
    let account: String
    let service = Bundle.main.bundleIdentifier ?? "vault"
    init(_ account: String) { self.account = account }
    private var query: [CFString: Any] { [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecAttrService: service] }
    var wrappedValue: String? {
        get {
            var query = self.query
            query[kSecReturnData] = kCFBooleanTrue
            query[kSecMatchLimit] = kSecMatchLimitOne
            var item: CFTypeRef?
            let status = SecItemCopyMatching(query as CFDictionary, &item)
            guard status == errSecSuccess, let data = item as? Data else { return nil }
            return String(decoding: data, as: UTF8.self)
        }
        set {
            SecItemDelete(query as CFDictionary)
            guard let newValue, let data = newValue.data(using: .utf8) else { return }
            var attributes = query
            attributes[kSecValueData] = data
            SecItemAdd(attributes as CFDictionary, nil)
        }
    }
}
@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let defaultValue: Value
    var container: UserDefaults = .standard
    var wrappedValue: Value {
        get { container.object(forKey: key) as? Value ?? defaultValue }
        nonmutating set { container.set(newValue, forKey: key) }
    }
    var projectedValue: Self { self }
    func reset() { container.removeObject(forKey: key) }
}
enum Defaults {
    @UserDefault(key: "autolock", defaultValue: 5) static var autolockMinutes: Int
    @UserDefault(key: "sorting", defaultValue: "title") static var sorting: String
}
struct Secret: Identifiable, Codable, Hashable {
    var id = UUID()
    var title: String
    var username: String
    var password: String
    var url: URL?
    var tags: [String] = []
    var modified: Date = .now
    var strength: Strength { Strength(of: password) }
    enum Strength: Int, Comparable, CaseIterable, Codable {
        case weak, fair, strong
        init(of password: String) {
            let classes: [(Character) -> Bool] = [\.isLowercase, \.isUppercase, \.isNumber, { !$0.isLetter && !$0.isNumber }]
            let used = classes.filter { test in password.contains(where: test) }.count
            let score = used * 10 + min(password.count, 20)
            switch score {
            case ..<25: self = .weak
            case 25..<45: self = .fair
            default: self = .strong
            }
        }
        static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
        var color: Color { switch self { case .weak: .red; case .fair: .orange; case .strong: .green } }
        var localizedName: String { NSLocalizedString("strength.\(self)", tableName: "Vault", bundle: .main, value: "\(self)".capitalized, comment: "Password strength") }
    }
}
@MainActor
final class Vault: ObservableObject {
    @Published private(set) var secrets: [Secret] = []
    @Published var isLocked = false
    @Published var error: VaultError?
    @KeychainItem("master") private var master
    private let key = SymmetricKey(size: .bits256)
    init(secrets: [Secret] = Vault.demo) { self.secrets = secrets }
    static let demo = [Secret(title: "Mail", username: "noor@example.com", password: "Tr0ub4dor&3xyz!", url: URL(string: "https://mail.example.com"), tags: ["work"]), Secret(title: "Library card", username: "4411", password: "1234"), Secret(title: "Bank", username: "noor", password: "correcthorseBattery9")]
    enum VaultError: Error, LocalizedError, Identifiable { case biometry(LAError.Code), corrupt(underlying: Error)
        var id: String { localizedDescription }
        var errorDescription: String? { switch self { case .biometry: return "Face ID failed"; case .corrupt(let e): return "Corrupt: \(e)" } } }
    func unlock() async {
        let context = LAContext()
        context.localizedFallbackTitle = "Use passcode"
        var error: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) else { isLocked = false; return }
        do { isLocked = try await !context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock the vault") } catch let error as LAError { self.error = .biometry(error.code) } catch { self.error = .corrupt(underlying: error) }
    }
    func export() throws -> Data { let data = try JSONEncoder().encode(secrets); let box = try AES.GCM.seal(data, using: key); return box.combined! }
    func fingerprint(of secret: Secret) -> String { SHA256.hash(data: Data(secret.password.utf8)).compactMap { String(format: "%02x", $0) }.joined().prefix(8).uppercased() }
    var grouped: [(letter: Character, items: [Secret])] { Dictionary(grouping: secrets, by: { $0.title.first ?? "#" }).sorted { $0.key < $1.key }.map { (letter: $0.key, items: $0.value.sorted { $0.title < $1.title }) } }
    func remove(_ ids: Set<Secret.ID>) { secrets.removeAll { ids.contains($0.id) } }
    func move(_ source: IndexSet, _ destination: Int) { secrets.move(fromOffsets: source, toOffset: destination) }
}
struct VaultScreen: View {
    @StateObject private var vault = Vault()
    @State private var selection: Set<Secret.ID> = []
    @State private var editMode: EditMode = .inactive
    @State private var revealed: Secret.ID?
    @State private var showsGenerator = false
    @Environment(\.scenePhase) private var phase
    var body: some View {
        NavigationView {
            ZStack {
                List(selection: $selection) {
                    ForEach(vault.grouped, id: \.letter) { group in
                        Section(String(group.letter)) {
                            ForEach(group.items) { secret in
                                row(secret)
                                    .swipeActions(edge: .leading) { Button { UIPasteboard.general.setItems([["public.utf8-plain-text": secret.password]], options: [.expirationDate: Date().addingTimeInterval(30)]) } label: { Label("Copy", systemImage: "doc.on.doc") }.tint(.blue) }
                                    .swipeActions(edge: .trailing, allowsFullSwipe: true) { Button(role: .destructive) { vault.remove([secret.id]) } label: { Image(systemName: "trash") } }
                            }
                            .onMove(perform: vault.move)
                        }
                    }
                }
                .listStyle(.insetGrouped)
                .environment(\.editMode, $editMode)
                .blur(radius: vault.isLocked ? 20 : 0)
                .allowsHitTesting(!vault.isLocked)
                if vault.isLocked { lockOverlay.transition(.opacity.animation(.linear(duration: 0.2))) }
            }
            .navigationTitle(editMode.isEditing ? "\(selection.count) selected" : "Vault")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { Button(editMode == .active ? "Done" : "Select") { editMode = editMode == .active ? .inactive : .active } }
                ToolbarItemGroup(placement: .bottomBar) { if editMode == .active { Button("Delete", role: .destructive) { vault.remove(selection); selection.removeAll() }.disabled(selection.isEmpty); Spacer() }; Button("Generate") { showsGenerator = true } }
            }
            .popover(isPresented: $showsGenerator) { PasswordGenerator() }
            .alert(item: $vault.error) { error in Alert(title: Text("Error"), message: Text(error.localizedDescription), dismissButton: .default(Text("OK"))) }
        }
        .navigationViewStyle(.stack)
        .onChange(of: phase) { if $0 == .background { vault.isLocked = true } }
    }
    private func row(_ secret: Secret) -> some View {
        DisclosureGroup(isExpanded: Binding(get: { revealed == secret.id }, set: { revealed = $0 ? secret.id : nil })) {
            LabeledContent("User", value: secret.username)
            LabeledContent("Password") { Text(secret.password).font(.body.monospaced()).privacySensitive().textSelection(.enabled) }
            LabeledContent("Fingerprint", value: vault.fingerprint(of: secret))
            if let url = secret.url { Link(url.host ?? "", destination: url) }
        } label: {
            HStack {
                RoundedRectangle(cornerRadius: 8).fill(secret.strength.color.gradient).frame(width: 36, height: 36).overlay(Text(secret.title.prefix(2).uppercased()).font(.caption.bold()).foregroundColor(.white))
                VStack(alignment: .leading) { Text(secret.title); Text(secret.strength.localizedName).font(.caption).foregroundColor(secret.strength.color) }
                Spacer()
                if secret.tags.isEmpty == false { Text(ListFormatter.localizedString(byJoining: secret.tags)).font(.caption2).padding(4).background(Color.gray.opacity(0.2)).cornerRadius(4) }
            }
        }
    }
    private var lockOverlay: some View { VStack(spacing: 16) { Image(systemName: "lock.fill").font(.largeTitle); Button("Unlock") { Task { await vault.unlock() } }.buttonStyle(.borderedProminent) } }
}
struct PasswordGenerator: View {
    struct Options: OptionSet { let rawValue: Int; static let digits = Self(rawValue: 1), symbols = Self(rawValue: 2), upper = Self(rawValue: 4) }
    @State private var length = 16.0
    @State private var options: Options = [.digits, .upper]
    private var alphabet: [Character] { var a = Array("abcdefghijkmnopqrstuvwxyz"); if options.contains(.digits) { a += "23456789" }; if options.contains(.symbols) { a += Array("!@#$%&*") }; if options.contains(.upper) { a.append(contentsOf: "ABCDEFGHJKLMNPQRSTUVWXYZ") }; return a }
    private var password: String { var generator = SystemRandomNumberGenerator(); return String((0..<Int(length)).map { _ in alphabet.randomElement(using: &generator)! }) }
    var body: some View {
        Form {
            Text(password).font(.system(.title3, design: .monospaced)).lineLimit(2).minimumScaleFactor(0.6)
            Slider(value: $length, in: 8...40, step: 1, label: { Text("Length") }, minimumValueLabel: { Text("8") }, maximumValueLabel: { Text("40") }, onEditingChanged: { _ in })
            ForEach([("Digits", Options.digits), ("Symbols", .symbols), ("Capitals", .upper)], id: \.0) { name, option in
                Toggle(name, isOn: Binding { options.contains(option) } set: { $0 ? { options.insert(option) }() : { options.remove(option) }() })
            }
            Text("About \(pow(Double(alphabet.count), length).formatted(.number.notation(.scientific))) possibilities").font(.footnote)
        }.frame(idealWidth: 320, minHeight: 360)
    }
}
#Preview { VaultScreen() }
