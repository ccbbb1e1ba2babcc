import SwiftUI

struct PasscodeDigits: View {
    @State private var code = "12"
    @FocusState private var focused: Bool
    private let digits = 6
    var body: some View {
        ZStack {
            TextField("", text: $code)
                .keyboardType(.numberPad)
                .textContentType(.oneTimeCode)
                .focused($focused)
                .frame(width: 1, height: 1)
                .opacity(0.001)
                .onChange(of: code) { old, new in if new.count > digits { code = String(new.prefix(digits)) } }
            HStack(spacing: 10) {
                ForEach(0..<digits, id: \.self) { index in
                    let character = index < code.count ? String(code[code.index(code.startIndex, offsetBy: index)]) : ""
                    Text(character)
                        .font(.title.monospacedDigit())
                        .frame(width: 44, height: 54)
                        .background {
                            RoundedRectangle(cornerRadius: 8)
                                .stroke(index == code.count && focused ? Color.accentColor : .gray.opacity(0.4), lineWidth: index == code.count ? 2 : 1)
                        }
                }
            }
        }
        .contentShape(Rectangle())
        .onTapGesture { focused = true }
        .onAppear { focused = true }
    }
}
