import SwiftUI
import AuthenticationServices
import LocalAuthentication

enum LoginError: LocalizedError, Equatable {
    case emptyField(String)
    case invalidEmail
    case weakPassword(minimum: Int)

    var errorDescription: String? {
        switch self {
        case .emptyField(let name): return "\(name) must not be empty"
        case .invalidEmail: return NSLocalizedString("This is not an e-mail address", comment: "")
        case .weakPassword(let minimum): return "Use at least \(minimum) characters"
        }
    }
}

struct Validator {
    static func validate(email: String, password: String) throws {
        guard !email.isEmpty else { throw LoginError.emptyField("Email") }
        guard email.contains("@"), let dot = email.lastIndex(of: "."), dot > email.firstIndex(of: "@")! else { throw LoginError.invalidEmail }
        guard password.count >= 8 else { throw LoginError.weakPassword(minimum: 8) }
    }
}

@MainActor
final class LoginModel: ObservableObject {
    @Published var email = "jane@example"
    @Published var password = ""
    @Published var error: LoginError?
    @Published var isLoading = false
    @Published var showPassword = false

    var canSubmit: Bool { !email.isEmpty && !password.isEmpty && !isLoading }

    func submit() async {
        isLoading = true
        defer { isLoading = false }
        do {
            try Validator.validate(email: email, password: password)
            var request = URLRequest(url: URL(string: "https://api.example.org/login")!)
            request.httpMethod = "POST"
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.httpBody = try JSONEncoder().encode(["email": email, "password": password])
            let (data, response) = try await URLSession.shared.data(for: request)
            guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else { throw URLError(.badServerResponse) }
            print(String(data: data, encoding: .utf8) ?? "")
        } catch let error as LoginError {
            self.error = error
        } catch {
            print(error)
        }
    }
}

struct FloatingLabelField: View {
    let title: LocalizedStringKey
    @Binding var text: String
    var isSecure: Bool = false
    var icon: String

    var body: some View {
        ZStack(alignment: .leading) {
            Text(title)
                .foregroundColor(text.isEmpty ? Color(.placeholderText) : .accentColor)
                .offset(y: text.isEmpty ? 0 : -25)
                .scaleEffect(text.isEmpty ? 1 : 0.8, anchor: .leading)
            HStack {
                Group {
                    if isSecure { SecureField("", text: $text) } else { TextField("", text: $text) }
                }
                .autocapitalization(.none)
                .disableAutocorrection(true)
                Image(systemName: icon).foregroundColor(.secondary)
            }
        }
        .padding(.top, 15)
        .animation(.spring(response: 0.2, dampingFraction: 0.5), value: text)
        .overlay(Divider(), alignment: .bottom)
    }
}

struct LoginScreen: View {
    @StateObject private var model = LoginModel()
    @State private var attempts: Int = 0

    var body: some View {
        ZStack {
            Circle().scale(1.7).foregroundColor(.white.opacity(0.15))
            Circle().scale(1.35).foregroundColor(.white)
            VStack(spacing: 18) {
                Text("Welcome back")
                    .font(.custom("AvenirNext-Bold", size: 34, relativeTo: .largeTitle))
                FloatingLabelField(title: "Email", text: $model.email, icon: "envelope")
                    .keyboardType(.emailAddress)
                    .textContentType(.username)
                FloatingLabelField(title: "Password", text: $model.password, isSecure: !model.showPassword, icon: "lock")
                if let error = model.error {
                    Label(error.localizedDescription, systemImage: "exclamationmark.octagon")
                        .font(.footnote)
                        .foregroundColor(.red)
                        .modifier(Shake(animatableData: CGFloat(attempts)))
                }
                Button {
                    attempts += 1
                    Task { await model.submit() }
                } label: {
                    if model.isLoading { ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white)) } else { Text("Sign In").frame(maxWidth: .infinity) }
                }
                .buttonStyle(.borderedProminent)
                .buttonBorderShape(.roundedRectangle(radius: 12))
                .disabled(!model.canSubmit)
                SignInWithAppleButton(.signIn) { request in
                    request.requestedScopes = [.fullName, .email]
                } onCompletion: { result in
                    switch result {
                    case .success(let authorization): print(authorization)
                    case .failure(let error): print(error)
                    }
                }
                .signInWithAppleButtonStyle(.black)
                .frame(height: 44)
                Button("Use Face ID", systemImage: "faceid", action: authenticate)
            }
            .padding(40)
        }
        .background(Color.blue.ignoresSafeArea())
    }

    private func authenticate() {
        let context = LAContext()
        var error: NSError?
        if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
            context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Log in") { success, _ in
                DispatchQueue.main.async { print(success) }
            }
        }
    }
}

struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
    }
}

struct LoginScreen_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            LoginScreen()
            LoginScreen().environment(\.colorScheme, .dark)
        }
    }
}
