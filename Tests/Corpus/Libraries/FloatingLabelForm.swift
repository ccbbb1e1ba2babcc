import SwiftUI

protocol FieldValidator { func validate(_ text: String) -> Result<Void, ValidationError> }
struct ValidationError: LocalizedError, Equatable {
    var message: String
    var errorDescription: String? { message }
}
struct EmailValidator: FieldValidator {
    func validate(_ text: String) -> Result<Void, ValidationError> {
        let pattern = #"^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$"#
        guard text.range(of: pattern, options: [.regularExpression, .caseInsensitive]) != nil else { return .failure(.init(message: "Not an e-mail address")) }
        return .success(())
    }
}
struct LengthValidator: FieldValidator {
    var minimum = 8
    func validate(_ text: String) -> Result<Void, ValidationError> { text.count >= minimum ? .success(()) : .failure(ValidationError(message: "At least \(minimum) characters")) }
}
struct FloatingLabelField: View {
    let title: String
    @Binding var text: String
    var isSecure: Bool = false
    var validator: (any FieldValidator)?
    @FocusState private var focused: Bool
    private var error: String? {
        guard !text.isEmpty, case .failure(let e)? = validator?.validate(text) else { return nil }
        return e.errorDescription
    }
    private var floats: Bool { focused || !text.isEmpty }
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ZStack(alignment: .leading) {
                Text(title)
                    .foregroundColor(error == nil ? Color(.placeholderText) : .red)
                    .offset(y: floats ? -26 : 0)
                    .scaleEffect(floats ? 0.75 : 1, anchor: .leading)
                Group { if isSecure { SecureField("", text: $text) } else { TextField("", text: $text) } }
                    .focused($focused)
                    .submitLabel(.next)
            }
            .padding(.top, 16)
            .overlay(Rectangle().frame(height: 1).foregroundColor(error != nil ? .red : focused ? .accentColor : .gray), alignment: .bottom)
            Text(error ?? " ").font(.caption).foregroundColor(.red)
        }
        .animation(.spring(response: 0.3, dampingFraction: 0.7, blendDuration: 0), value: floats)
        .accessibility(label: Text(title))
        .accessibility(hint: Text(error ?? ""))
    }
}
struct FloatingLabelForm: View {
    enum Field: Int, Hashable, CaseIterable { case email, password }
    @State private var values: [Field: String] = [.email: "someone@nowhere", .password: ""]
    @FocusState private var field: Field?
    private func binding(_ key: Field) -> Binding<String> { .init { values[key, default: ""] } set: { values[key] = $0 } }
    private var isValid: Bool {
        let checks: [(Field, any FieldValidator)] = [(.email, EmailValidator()), (.password, LengthValidator(minimum: 10))]
        return checks.allSatisfy { key, v in
            do { try v.validate(values[key] ?? "").get(); return true } catch { return false }
        }
    }
    var body: some View {
        VStack(spacing: 20) {
            FloatingLabelField(title: "E-mail", text: binding(.email), validator: EmailValidator()).focused($field, equals: .email)
            FloatingLabelField(title: "Password", text: binding(.password), isSecure: true, validator: LengthValidator()).focused($field, equals: .password)
            Button(action: { field = isValid ? nil : Field.allCases.first }, label: {
                Text("Sign in").font(.headline).frame(minWidth: 0, maxWidth: .infinity).padding().foregroundColor(.white)
                    .background(isValid ? Color.blue : Color.gray).cornerRadius(12)
            })
            .disabled(!isValid)
        }
        .padding(.horizontal, 32)
        .toolbar { ToolbarItemGroup(placement: .keyboard) { Spacer(); Button("Done") { field = nil } } }
    }
}
