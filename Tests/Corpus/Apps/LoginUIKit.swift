import SwiftUI
import UIKit
import Combine
import LocalAuthentication
import AuthenticationServices

final class KeyboardObserver: ObservableObject {
    @Published private(set) var height: CGFloat = 0
    private var bag: Set<AnyCancellable> = []
    init(center: NotificationCenter = .default) {
        let show = center.publisher(for: UIResponder.keyboardWillShowNotification)
            .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
            .map(\.height)
        let hide = center.publisher(for: UIResponder.keyboardWillHideNotification).map { _ in CGFloat(0) }
        Publishers.Merge(show, hide)
            .subscribe(on: DispatchQueue.main)
            .assign(to: \.height, on: self)
            .store(in: &bag)
    }
}

final class LoginForm: ObservableObject {
    @Published var email = "jo@example.com"
    @Published var password = ""
    @Published private(set) var isValid = false
    @Published private(set) var hints: [String] = []
    private var bag = Set<AnyCancellable>()

    init() {
        let emailOK = $email.map { $0.range(of: #"^[^@\s]+@[^@\s]+\.[^@\s]+$"#, options: .regularExpression) != nil }
        let passwordOK = $password.map { $0.count >= 8 && $0.rangeOfCharacter(from: .decimalDigits) != nil }
        Publishers.CombineLatest(emailOK, passwordOK)
            .map { $0 && $1 }
            .receive(on: RunLoop.main)
            .assign(to: &$isValid)
        $password
            .dropFirst()
            .map { value -> [String] in
                var hints: [String] = []
                if value.count < 8 { hints.append("Use 8 characters or more") }
                if !value.contains(where: \.isNumber) { hints.append("Add a digit") }
                return hints
            }
            .sink { [weak self] in self?.hints = $0 }
            .store(in: &bag)
    }

    func unlock() {
        let context = LAContext()
        var error: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else { return }
        context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Sign in") { success, _ in
            DispatchQueue.main.async { if success { self.password = "••••••••" } }
        }
    }
}

struct FirstResponderField: UIViewRepresentable {
    @Binding var text: String
    let placeholder: String
    var isSecure = false
    var onReturn: () -> Void = {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: UIViewRepresentableContext<FirstResponderField>) -> UITextField {
        let field = UITextField(frame: .zero)
        field.placeholder = placeholder
        field.isSecureTextEntry = isSecure
        field.delegate = context.coordinator
        field.font = UIFont.preferredFont(forTextStyle: .body)
        field.textColor = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
        field.setContentHuggingPriority(.defaultHigh, for: .vertical)
        field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        field.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .editingChanged)
        let toolbar = UIToolbar()
        toolbar.items = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), UIBarButtonItem(title: "Done", style: .done, target: field, action: #selector(UIResponder.resignFirstResponder))]
        toolbar.sizeToFit()
        field.inputAccessoryView = toolbar
        return field
    }
    func updateUIView(_ field: UITextField, context: UIViewRepresentableContext<FirstResponderField>) {
        if field.text != text { field.text = text }
        field.textAlignment = context.environment.layoutDirection == .rightToLeft ? .right : .left
    }
    static func dismantleUIView(_ uiView: UITextField, coordinator: Coordinator) { uiView.delegate = nil }

    final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: FirstResponderField
        init(_ parent: FirstResponderField) { self.parent = parent }
        @objc func changed(_ sender: UITextField) { parent.text = sender.text ?? "" }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            parent.onReturn()
            return true
        }
    }
}

struct ShakeEffect: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
    }
}

struct LoginScreen: View {
    @StateObject private var form = LoginForm()
    @ObservedObject private var keyboard = KeyboardObserver()
    @State private var attempts: Int = 0
    @State private var isSecure = true
    @Environment(\.colorScheme) var colorScheme

    private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
    private let screen = UIScreen.main.bounds

    var body: some View {
        ZStack {
            Image("login-backdrop")
                .resizable()
                .aspectRatio(contentMode: .fill)
                .frame(width: screen.width, height: screen.height)
                .clipped()
                .overlay(Color.black.opacity(0.45))
                .edgesIgnoringSafeArea(.all)
            VStack(spacing: 18) {
                Spacer()
                header
                VStack(spacing: 0) {
                    FirstResponderField(text: $form.email, placeholder: "E-mail") {}.frame(height: 44).padding(.horizontal, 14)
                    Divider()
                    HStack {
                        Group {
                            if isSecure { SecureField("Password", text: $form.password) } else { TextField("Password", text: $form.password) }
                        }
                        .textContentType(.password)
                        .autocapitalization(.none)
                        .disableAutocorrection(true)
                        Button(action: { isSecure.toggle() }) { Image(systemName: isSecure ? "eye" : "eye.slash") }
                    }
                    .frame(height: 44)
                    .padding(.horizontal, 14)
                }
                .background(Color(UIColor.secondarySystemBackground))
                .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
                .modifier(ShakeEffect(animatableData: CGFloat(attempts)))
                ForEach(form.hints, id: \.self) { hint in
                    Label(hint, systemImage: "exclamationmark.circle").font(.footnote).foregroundColor(.yellow)
                }
                Button(action: signIn) {
                    Text("Sign In")
                        .fontWeight(.semibold)
                        .frame(maxWidth: .infinity)
                        .frame(height: 50)
                        .background(form.isValid ? Color.blue : Color.gray)
                        .foregroundColor(.white)
                        .cornerRadius(12)
                }
                SignInWithAppleButton(.signIn) { request in
                    request.requestedScopes = [.fullName, .email]
                } onCompletion: { result in
                    switch result {
                    case .success(let authorization): print(authorization.credential)
                    case .failure(let error): print(error.localizedDescription)
                    }
                }
                .signInWithAppleButtonStyle(colorScheme == .dark ? .white : .black)
                .frame(height: 50)
                Spacer()
                footer
            }
            .padding(.horizontal, isPad ? screen.width * 0.25 : 24)
            .padding(.bottom, keyboard.height)
            .animation(.easeOut(duration: 0.2))
        }
        .onTapGesture {
            UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
    }

    private var header: some View {
        VStack(spacing: 8) {
            Image(uiImage: UIImage(systemName: "leaf.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 64, weight: .light))!)
                .renderingMode(.template)
                .foregroundColor(.white)
            Text("Welcome back").font(.system(size: 30, weight: .heavy, design: .rounded)).foregroundColor(.white)
        }
    }
    private var footer: some View {
        HStack(spacing: 4) {
            Text("New here?")
            Button("Create an account") {}.font(.footnote.bold())
        }
        .font(.footnote)
        .foregroundColor(.white)
        .padding(.bottom, 12)
    }
    private func signIn() {
        guard form.isValid else {
            withAnimation(.default) { attempts += 1 }
            UINotificationFeedbackGenerator().notificationOccurred(.error)
            return
        }
        form.unlock()
    }
}

struct LoginScreen_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(ColorScheme.allCases, id: \.self) { LoginScreen().preferredColorScheme($0) }
    }
}
