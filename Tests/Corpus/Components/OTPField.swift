import SwiftUI
import Combine

struct OTPField: View {
    @Binding var code: String
    var digits: Int = 6
    var onCommit: ((String) -> Void)? = nil
    @FocusState private var focused: Field?

    enum Field: Hashable { case pin(Int), hidden }

    var body: some View {
        ZStack {
            TextField("", text: Binding<String>(
                get: { self.code },
                set: { newValue in
                    let filtered = newValue.filter { $0.isNumber }
                    self.code = String(filtered.prefix(self.digits))
                    if self.code.count == digits { onCommit?(self.code) }
                }))
                .keyboardType(.numberPad)
                .textContentType(.oneTimeCode)
                .focused($focused, equals: .hidden)
                .opacity(0.001)
                .frame(width: 1, height: 1)
            HStack(spacing: 10) {
                ForEach(0..<digits, id: \.self) { index in
                    digitBox(at: index)
                    if index == digits / 2 - 1 { Text("–").foregroundColor(.secondary) }
                }
            }
        }
        .contentShape(Rectangle())
        .onTapGesture { focused = .hidden }
        .onReceive(Just(code)) { value in
            if value.count > digits { code = String(value.prefix(digits)) }
        }
        .toolbar {
            ToolbarItem(placement: .keyboard) {
                Button("Done") { focused = nil }
            }
        }
    }

    private func digit(at index: Int) -> String {
        guard index < code.count else { return "" }
        let start = code.index(code.startIndex, offsetBy: index)
        return String(code[start])
    }

    @ViewBuilder
    private func digitBox(at index: Int) -> some View {
        let isActive = index == min(code.count, digits - 1) && focused != nil
        Text(digit(at: index))
            .font(.title.monospaced())
            .frame(width: 44, height: 54)
            .background(
                RoundedRectangle(cornerRadius: 10)
                    .stroke(isActive ? Color.accentColor : Color(.separator), lineWidth: isActive ? 2 : 1)
            )
            .overlay(alignment: .bottom) {
                if digit(at: index).isEmpty {
                    Rectangle().frame(width: 18, height: 2).padding(.bottom, 10).foregroundStyle(.tertiary)
                }
            }
            .animation(.default, value: isActive)
    }
}

final class VerificationModel: ObservableObject {
    @Published var code = "482"
    @Published private(set) var remaining = 30
    @Published var isVerifying = false
    private var bag = Set<AnyCancellable>()
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    init() {
        timer
            .receive(on: RunLoop.main)
            .sink { [weak self] _ in
                guard let self = self, self.remaining > 0 else { return }
                self.remaining -= 1
            }
            .store(in: &bag)
        $code
            .removeDuplicates()
            .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
            .map { $0.count == 6 }
            .assign(to: \.isVerifying, on: self)
            .store(in: &bag)
    }

    var formatted: String {
        String(format: "%02d:%02d", remaining / 60, remaining % 60)
    }
}

struct VerificationScreen: View {
    @StateObject private var model = VerificationModel()
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Text("Enter the code").font(.largeTitle).bold()
            Text("We sent it to **+44 •••• 123**. [Change number](app://change)")
                .font(.subheadline)
                .foregroundStyle(.secondary)
            OTPField(code: $model.code) { code in print(code) }
            HStack {
                Text("Resend in \(model.formatted)").monospacedDigit()
                Spacer()
                Button("Resend") {}.disabled(model.remaining > 0)
            }
            Spacer()
            Button(action: { self.presentationMode.wrappedValue.dismiss() }) {
                Text("Cancel").frame(maxWidth: .infinity).padding().background(Color.gray.opacity(0.2)).cornerRadius(12)
            }
        }
        .padding(24)
    }
}

#Preview {
    VerificationScreen()
}
