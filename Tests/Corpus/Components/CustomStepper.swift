import SwiftUI

struct StepperButtonStyle: PrimitiveButtonStyle {
    var haptics = true
    func makeBody(configuration: Configuration) -> some View {
        Holder(configuration: configuration, haptics: haptics)
    }

    struct Holder: View {
        @GestureState private var pressing = false
        let configuration: Configuration
        let haptics: Bool
        var body: some View {
            let press = LongPressGesture(minimumDuration: 0.5, maximumDistance: 20)
                .updating($pressing) { value, state, _ in state = value }
                .onEnded { _ in configuration.trigger() }
            return configuration.label
                .foregroundColor(configuration.role == .destructive ? .red : .accentColor)
                .padding(10)
                .background(Circle().fill(Color.secondary.opacity(pressing ? 0.4 : 0.15)))
                .simultaneousGesture(TapGesture().onEnded { configuration.trigger() })
                .gesture(press)
        }
    }
}

struct BoundedStepper<V: Strideable & Comparable>: View where V.Stride: SignedNumeric {
    @Binding var value: V
    let bounds: ClosedRange<V>
    var step: V.Stride
    var format: (V) -> String

    init(_ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, format: @escaping (V) -> String = { "\($0)" }) {
        _value = value
        self.bounds = bounds
        self.step = step
        self.format = format
    }

    var body: some View {
        HStack(spacing: 14) {
            Button(role: .destructive, action: { change(-step) }, label: { Image(systemName: "minus").frame(width: 16, height: 16) })
                .disabled(value <= bounds.lowerBound)
            Text(format(value))
                .font(.title2.bold().monospacedDigit())
                .frame(minWidth: 60)
                .id(format(value))
                .transition(.asymmetric(insertion: .move(edge: .top).combined(with: .opacity), removal: .move(edge: .bottom).combined(with: .opacity)))
            Button(action: { change(step) }) { Image(systemName: "plus").frame(width: 16, height: 16) }
                .disabled(value >= bounds.upperBound)
        }
        .buttonStyle(StepperButtonStyle())
    }

    private func change(_ delta: V.Stride) {
        withAnimation(.spring(response: 0.3)) {
            value = min(max(value.advanced(by: delta), bounds.lowerBound), bounds.upperBound)
        }
    }
}

private struct StepperDemo: View {
    @State private var guests = 2
    @State private var tip = 0.15

    var body: some View {
        Form {
            LabeledContent("Guests") { BoundedStepper($guests, in: 1...12) }
            LabeledContent { BoundedStepper($tip, in: 0...0.5, step: 0.05) { $0.formatted(.percent.precision(.fractionLength(0))) } } label: { Text("Tip") }
            Stepper("Native \(guests)", onIncrement: { guests += 1 }, onDecrement: { guests -= 1 })
        }
    }
}

#Preview("Steppers", traits: .fixedLayout(width: 375, height: 400)) { StepperDemo() }
