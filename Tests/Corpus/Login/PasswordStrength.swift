import SwiftUI
import Combine

final class PasswordModel: ObservableObject {
    @Published var password = "correct horse 7"
    @Published var confirmation = ""

    struct Rule: Identifiable {
        let id: String
        let check: (String) -> Bool
    }

    let rules: [Rule] = [
        Rule(id: "Twelve characters or more") { $0.count >= 12 },
        Rule(id: "A number") { $0.contains(where: \.isNumber) },
        Rule(id: "A capital letter") { $0.contains { $0.isUppercase } },
        Rule(id: "A symbol") { text in text.rangeOfCharacter(from: .punctuationCharacters) != nil }
    ]

    var score: Int { rules.filter { $0.check(password) }.count }
    var matches: Bool { !password.isEmpty && password == confirmation }
}

struct PasswordStrength: View {
    @ObservedObject private var model: PasswordModel

    init(model: PasswordModel = PasswordModel()) {
        self.model = model
    }

    private var meterColor: Color {
        switch model.score {
        case ...1: return .red
        case 2, 3: return .orange
        default: return .green
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text("Choose a password")
                .font(.system(.title, design: .rounded))
                .fontWeight(.heavy)
            SecureField("Password", text: $model.password)
                .textFieldStyle(RoundedBorderTextFieldStyle())
            HStack(spacing: 4) {
                ForEach(0..<model.rules.count, id: \.self) { index in
                    Capsule()
                        .fill(index < model.score ? meterColor : Color.gray.opacity(0.25))
                        .frame(height: 5)
                }
            }
            ForEach(model.rules) { rule in
                let ok = rule.check(model.password)
                HStack(spacing: 6) {
                    Image(systemName: ok ? "checkmark.square" : "square")
                    Text(rule.id).strikethrough(ok)
                }
                .font(.footnote)
                .foregroundColor(ok ? .green : .secondary)
            }
            SecureField("Repeat it", text: $model.confirmation)
                .textFieldStyle(RoundedBorderTextFieldStyle())
            Button("Continue") {}
                .disabled(!model.matches || model.score < model.rules.count)
                .frame(maxWidth: .infinity)
        }
        .padding()
    }
}

struct PasswordStrength_Previews: PreviewProvider {
    static var previews: some View {
        PasswordStrength()
    }
}
