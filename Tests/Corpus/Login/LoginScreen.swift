import SwiftUI

struct LoginScreen: View {
    enum Field: Hashable { case email, password }

    @State private var email = ""
    @State private var password = ""
    @State private var isSecure = true
    @FocusState private var focus: Field?

    private var isValid: Bool { email.contains("@") && password.count >= 8 }

    var body: some View {
        ZStack {
            LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            VStack(spacing: 16) {
                Spacer()
                Image(systemName: "lock.shield")
                    .font(.system(size: 64, weight: .light))
                    .padding(.bottom, 24)
                Group {
                    TextField("Email", text: $email)
                        .textContentType(.emailAddress)
                        .keyboardType(.emailAddress)
                        .focused($focus, equals: .email)
                        .submitLabel(.next)
                    HStack {
                        if isSecure {
                            SecureField("Password", text: $password)
                        } else {
                            TextField("Password", text: $password)
                        }
                        Button {
                            isSecure.toggle()
                        } label: {
                            Image(systemName: isSecure ? "eye" : "eye.slash")
                        }
                    }
                    .focused($focus, equals: .password)
                }
                .padding()
                .background(.white.opacity(0.15), in: .rect(cornerRadius: 12))
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .onSubmit { focus = focus == .email ? .password : nil }

                Button {
                } label: {
                    Text("Sign in")
                        .bold()
                        .frame(maxWidth: .infinity)
                        .padding()
                        .background(.white.opacity(isValid ? 1 : 0.4))
                        .foregroundStyle(.indigo)
                        .clipShape(.capsule)
                }
                .disabled(!isValid)
                Button("Forgot password?") {}
                    .font(.footnote)
                Spacer()
                HStack {
                    Text("New here?")
                    Button("Create account") {}.bold()
                }
                .font(.footnote)
            }
            .padding(.horizontal, 32)
            .foregroundStyle(.white)
        }
    }
}

#Preview {
    LoginScreen()
}
