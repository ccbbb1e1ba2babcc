import SwiftUI
import Combine

final class SignUpViewModel: ObservableObject {
    @Published var username = "jo"
    @Published var password = ""
    @Published var repeated = ""

    enum Rule: CaseIterable {
        case length, digit, match

        var text: String {
            switch self {
            case .length: return "At least 8 characters"
            case .digit: return "At least one digit"
            case .match: return "Passwords match"
            }
        }
    }

    func satisfies(_ rule: Rule) -> Bool {
        switch rule {
        case .length: return password.count >= 8
        case .digit: return password.rangeOfCharacter(from: .decimalDigits) != nil
        case .match: return !password.isEmpty && password == repeated
        }
    }

    var canSubmit: Bool { Rule.allCases.allSatisfy(satisfies) && !username.isEmpty }
}

struct SignUpValidation: View {
    @ObservedObject private var viewModel: SignUpViewModel

    init(viewModel: SignUpViewModel = SignUpViewModel()) {
        self.viewModel = viewModel
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Create an account")
                .font(.system(.largeTitle, design: .rounded))
                .bold()
                .padding(.bottom, 30)
            FormField(fieldName: "Username", fieldValue: $viewModel.username)
            FormField(fieldName: "Password", fieldValue: $viewModel.password, isSecure: true)
            FormField(fieldName: "Confirm password", fieldValue: $viewModel.repeated, isSecure: true)
            ForEach(SignUpViewModel.Rule.allCases, id: \.self) { rule in
                RequirementText(iconName: viewModel.satisfies(rule) ? "checkmark.square" : "square", text: rule.text, isStrikeThrough: viewModel.satisfies(rule))
            }
            Button(action: {}) {
                Text("Sign Up")
                    .font(.system(.body, design: .rounded))
                    .foregroundColor(.white)
                    .padding()
                    .frame(minWidth: 0, maxWidth: .infinity)
                    .background(viewModel.canSubmit ? Color.blue : .gray)
                    .cornerRadius(10)
            }
        }
        .padding()
    }
}

struct FormField: View {
    var fieldName = ""
    @Binding var fieldValue: String
    var isSecure = false

    var body: some View {
        VStack {
            if isSecure {
                SecureField(fieldName, text: $fieldValue)
            } else {
                TextField(fieldName, text: $fieldValue)
            }
            Divider().frame(height: 1).background(Color(red: 240/255, green: 240/255, blue: 240/255))
        }
    }
}

struct RequirementText: View {
    var iconName = "xmark.square"
    var text = ""
    var isStrikeThrough = false

    var body: some View {
        HStack {
            Image(systemName: iconName)
            Text(text).strikethrough(isStrikeThrough)
            Spacer()
        }
        .foregroundColor(isStrikeThrough ? .green : .secondary)
    }
}

struct SignUpValidation_Previews: PreviewProvider {
    static var previews: some View {
        SignUpValidation()
    }
}
