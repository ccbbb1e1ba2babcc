import SwiftUI

struct RangeSlider<Value: BinaryFloatingPoint>: View where Value.Stride: BinaryFloatingPoint {
    @Binding var selection: ClosedRange<Value>
    let bounds: ClosedRange<Value>
    var step: Value.Stride = 1
    var minimumDistance: Value = 0

    @State private var width: CGFloat = 0
    private let thumb = CGSize(width: 28, height: 28)

    init(_ selection: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value>, step: Value.Stride = 1) {
        _selection = selection
        self.bounds = bounds
        self.step = step
    }

    private func position(_ value: Value) -> CGFloat {
        let ratio = CGFloat((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
        return ratio * max(width - thumb.width, 0)
    }
    private func value(at x: CGFloat) -> Value {
        let span = bounds.upperBound - bounds.lowerBound
        let raw = Value(x / max(width - thumb.width, 1)) * span + bounds.lowerBound
        let stepped = (raw / Value(step)).rounded() * Value(step)
        return min(max(stepped, bounds.lowerBound), bounds.upperBound)
    }

    var body: some View {
        ZStack(alignment: .leading) {
            Capsule().fill(Color.secondary.opacity(0.2)).frame(height: 4)
            Capsule()
                .fill(.tint)
                .frame(width: position(selection.upperBound) - position(selection.lowerBound), height: 4)
                .offset(x: position(selection.lowerBound) + thumb.width / 2)
            handle(at: selection.lowerBound) { new in
                guard new <= selection.upperBound - minimumDistance else { return }
                selection = new...selection.upperBound
            }
            handle(at: selection.upperBound) { new in
                guard new >= selection.lowerBound + minimumDistance else { return }
                selection = selection.lowerBound...new
            }
        }
        .frame(height: thumb.height)
        .background(
            GeometryReader { proxy in
                Color.clear.onAppear { width = proxy.size.width }
                    .onChange(of: proxy.size.width) { _, new in width = new }
            }
        )
        .coordinateSpace(name: "slider")
    }

    @ViewBuilder
    private func handle(at value: Value, update: @escaping (Value) -> Void) -> some View {
        Circle()
            .fill(.white)
            .shadow(color: .black.opacity(0.25), radius: 3, y: 1)
            .frame(width: thumb.width, height: thumb.height)
            .offset(x: position(value))
            .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .named("slider")).onChanged { drag in
                update(self.value(at: drag.location.x - thumb.width / 2))
            })
            .accessibilityValue(Text("\(Double(value), specifier: "%.0f")"))
    }
}

struct PriceFilter: View {
    @State private var price = 20.0...80.0
    private let currency = Locale.current.currency?.identifier ?? "USD"
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Text("Price").font(.headline)
                Spacer()
                Text(price.lowerBound, format: .currency(code: currency).precision(.fractionLength(0)))
                Text("–")
                Text(price.upperBound, format: .currency(code: currency).precision(.fractionLength(0)))
            }
            .monospacedDigit()
            RangeSlider($price, in: 0...100, step: 5)
                .tint(.purple)
            LabeledContent("Nights", value: 4, format: .number)
            LabeledContent { Text(price.upperBound - price.lowerBound, format: .number) } label: { Label("Spread", systemImage: "arrow.left.and.right") }
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 20).fill(Color(uiColor: .secondarySystemBackground)))
        .padding()
    }
}

#Preview(traits: .sizeThatFitsLayout) { PriceFilter() }
