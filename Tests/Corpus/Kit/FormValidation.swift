import SwiftUI
import Combine

enum Field_: Hashable, CaseIterable { case name, mail, phone
    var title: LocalizedStringKey { switch self { case .name: "Full name"; case .mail: "E-mail"; case .phone: "Phone" } }
    mutating func advance() { self = Self.allCases[(Self.allCases.firstIndex(of: self)! + 1) % Self.allCases.count] }
}

struct ValidationRule: OptionSet { let rawValue: Int
    static let required = ValidationRule(rawValue: 1 << 0)
    static let email = ValidationRule(rawValue: 1 << 1)
    static let phone = ValidationRule(rawValue: 1 << 2)
    static let all: ValidationRule = [.required, .email, .phone]
}

final class FormModel: ObservableObject {
    @Published var values: [Field_: String] = [.name: "Ada", .mail: "ada@example", .phone: "12"]
    @Published private(set) var errors: [Field_: String] = [:]
    private var bag: Set<AnyCancellable> = []
    let rules: [Field_: ValidationRule] = [.name: .required, .mail: [.required, .email], .phone: .phone]

    init() {
        $values
            .debounce(for: 0.3, scheduler: RunLoop.main)
            .map { [rules] values in
                values.reduce(into: [Field_: String]()) { result, pair in
                    let (field, text) = pair
                    let rule = rules[field] ?? []
                    if rule.contains(.required), text.isEmpty { result[field] = "Required" }
                }
            }
            .receive(on: DispatchQueue.main)
            .assign(to: &$errors)
        errors = validate()
    }

    private func validate() -> [Field_: String] {
        var found: [Field_: String] = [:]
        for (field, rule) in rules {
            let text = values[field, default: ""]
            if rule.contains(.email), !(text.contains("@") && text.contains(".")) { found[field] = "Not an address" }
            if rule.contains(.phone), text.unicodeScalars.filter(CharacterSet.decimalDigits.contains).count < 6 { found[field] = "Too short" }
        }
        return found
    }

    func binding(for field: Field_) -> Binding<String> {
        Binding { [weak self] in self?.values[field] ?? "" } set: { [weak self] in self?.values[field] = $0 }
    }
}

struct FormValidation: View {
    @StateObject private var model = FormModel()
    @FocusState private var focus: Field_?

    var body: some View {
        Form {
            ForEach(Field_.allCases, id: \.self) { field in
                Section {
                    TextField(field.title, text: model.binding(for: field))
                        .focused($focus, equals: field)
                        .submitLabel(field == .phone ? .done : .next)
                        .onSubmit { focus?.advance() }
                } footer: {
                    if let error = model.errors[field] { Text(error).foregroundColor(.red) }
                }
            }
            Section { Button("Submit") {}.disabled(!model.errors.isEmpty) }
        }
        .defaultFocus($focus, .name)
        .onAppear { focus = .name }
        .formStyle(.grouped)
        .scrollDismissesKeyboard(.immediately)
    }
}

struct FormValidation_Previews: PreviewProvider { static var previews: some View { FormValidation() } }
