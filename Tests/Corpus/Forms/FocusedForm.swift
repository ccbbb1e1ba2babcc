import SwiftUI

struct FocusedForm: View {
    enum Field: Hashable { case name, email, password }
    @FocusState private var focusedField: Field?
    @State private var name = ""
    @State private var email = "someone@example.com"
    @State private var password = ""
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Group {
                TextField("Name", text: $name).focused($focusedField, equals: .name).submitLabel(.next)
                TextField("Email", text: $email).focused($focusedField, equals: .email).keyboardType(.emailAddress).textInputAutocapitalization(.never)
                SecureField("Password", text: $password).focused($focusedField, equals: .password).textContentType(.newPassword)
            }
            .padding(10)
            .background(RoundedRectangle(cornerRadius: 8).strokeBorder(Color.gray.opacity(0.4)))
            .onSubmit {
                switch focusedField {
                case .name: focusedField = .email
                case .email: focusedField = .password
                default: focusedField = nil
                }
            }
            Button("Sign up") { focusedField = .name }.disabled([name, email, password].contains(where: \.isEmpty))
        }
        .padding()
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) { Spacer(); Button("Done") { focusedField = nil } }
        }
    }
}
