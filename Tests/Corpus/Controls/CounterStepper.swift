import SwiftUI

struct CounterStepper<V: Strideable & Comparable>: View where V: CustomStringConvertible {
    @Binding var value: V
    let range: ClosedRange<V>
    let step: V.Stride

    var body: some View {
        HStack(spacing: 0) {
            button("minus", enabled: value > range.lowerBound) {
                value = max(range.lowerBound, value.advanced(by: -step))
            }
            Text(value.description)
                .font(.headline.monospacedDigit())
                .frame(minWidth: 48)
            button("plus", enabled: value < range.upperBound) {
                value = min(range.upperBound, value.advanced(by: step))
            }
        }
        .background(Color.gray.opacity(0.15))
        .clipShape(Capsule())
    }

    private func button(_ name: String, enabled: Bool, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Image(systemName: name)
                .frame(width: 40, height: 36)
                .contentShape(Rectangle())
        }
        .disabled(!enabled)
        .buttonRepeatBehavior(.enabled)
    }
}

struct CounterStepperDemo: View {
    @State private var guests = 2
    @State private var weight = 1.5

    var body: some View {
        Form {
            LabeledContent("Guests") {
                CounterStepper(value: $guests, range: 1...8, step: 1)
            }
            LabeledContent("Weight") {
                CounterStepper(value: $weight, range: 0.5...5, step: 0.5)
            }
        }
    }
}

#Preview {
    CounterStepperDemo()
}
