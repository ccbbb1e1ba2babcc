import SwiftUI

struct PinEntryView: View {
    let length: Int
    var secure = true
    var onComplete: (String) -> Void = { _ in }
    @State private var pin = ""
    @State private var attempts = 0
    @FocusState private var isFocused: Bool
    @ScaledMetric(relativeTo: .title) private var boxWidth: CGFloat = 44
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        VStack(spacing: 24) {
            Label { Text("Enter your code") } icon: { Image(systemName: "lock.shield").foregroundStyle(.green) }
                .font(.title3)
            ZStack {
                TextField("", text: $pin)
                    .keyboardType(.numberPad)
                    .textContentType(.oneTimeCode)
                    .focused($isFocused)
                    .opacity(0.001)
                    .frame(width: 1, height: 1)
                    .onChange(of: pin) { newValue in
                        pin = String(newValue.prefix(length).filter(\.isNumber))
                        if pin.count == length { onComplete(pin) }
                    }
                HStack(spacing: 10) {
                    ForEach(0..<length, id: \.self) { index in
                        digit(at: index)
                    }
                }
                .modifier(Shake(animatableData: CGFloat(attempts)))
            }
            .contentShape(Rectangle())
            .onTapGesture { isFocused = true }
            HStack(spacing: 2) {
                Text("Nothing arrived?").foregroundStyle(.secondary)
                Button("Send again") { withAnimation(.default) { attempts += 1 } }
                    .disabled(attempts >= 3)
            }
            .font(.footnote)
        }
        .padding()
        .task { try? await Task.sleep(for: .milliseconds(300)); isFocused = true }
    }

    private func digit(at index: Int) -> some View {
        let characters = Array(pin)
        let isCurrent = index == characters.count && isFocused
        return RoundedRectangle(cornerRadius: 10, style: .continuous)
            .strokeBorder(isCurrent ? Color.accentColor : .secondary.opacity(0.4), lineWidth: isCurrent ? 2 : 1)
            .background(RoundedRectangle(cornerRadius: 10).fill(.background.secondary))
            .frame(width: boxWidth, height: boxWidth * 1.25)
            .overlay {
                if characters.indices.contains(index) {
                    Text(secure ? "●" : String(characters[index])).font(.title2.monospacedDigit())
                } else if isCurrent {
                    Rectangle().fill(.tint).frame(width: 2, height: boxWidth / 2)
                        .phaseAnimator([true, false]) { view, on in view.opacity(on ? 1 : 0) } animation: { _ in .easeInOut(duration: 0.5) }
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

struct PinEntryView_Previews: PreviewProvider {
    static var previews: some View {
        PinEntryView(length: 6)
            .previewLayout(.sizeThatFits)
        PinEntryView(length: 4, secure: false)
            .environment(\.sizeCategory, .accessibilityMedium)
            .preferredColorScheme(.dark)
    }
}
