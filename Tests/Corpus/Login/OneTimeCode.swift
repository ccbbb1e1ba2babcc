import SwiftUI

struct OneTimeCode: View {
    @State private var code = "48"
    @FocusState private var focused: Bool
    private let digits = 6

    private func character(at index: Int) -> String {
        guard index < code.count else { return "" }
        return String(code[code.index(code.startIndex, offsetBy: index)])
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Enter the code")
                    .font(.title.bold())
                Text("We sent it to **+47 •• •• •• 17**")
                    .foregroundStyle(.secondary)
            }
            ZStack {
                TextField("", text: $code)
                    .keyboardType(.numberPad)
                    .textContentType(.oneTimeCode)
                    .focused($focused)
                    .opacity(0)
                HStack(spacing: 10) {
                    ForEach(0..<digits, id: \.self) { index in
                        RoundedRectangle(cornerRadius: 10)
                            .stroke(index == code.count ? Color.accentColor : .gray.opacity(0.4), lineWidth: index == code.count ? 2 : 1)
                            .frame(height: 56)
                            .overlay(
                                Text(character(at: index))
                                    .font(.title2.monospacedDigit())
                            )
                        if index == digits / 2 - 1 {
                            Text("–")
                        }
                    }
                }
                .contentShape(Rectangle())
                .onTapGesture { focused = true }
            }
            Text("Resend in 0:\(String(format: "%02d", 9))")
                .font(.footnote)
        }
        .padding(24)
        .onChange(of: code) { _, newValue in
            code = String(newValue.filter(\.isNumber).prefix(digits))
        }
        .onAppear { focused = true }
    }
}

#Preview {
    OneTimeCode()
}
