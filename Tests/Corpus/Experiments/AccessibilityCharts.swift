import SwiftUI

struct AccessibleBar: View {
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    @ScaledMetric(wrappedValue: 24, relativeTo: .caption) private var barHeight: CGFloat
    let values: [(label: String, value: Double)]
    var maximum: Double { values.lazy.map(\.value).max() ?? 1 }
    var body: some View {
        let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout(spacing: 8))
        VStack(alignment: .leading, spacing: 12) {
            ForEach(values, id: \.label) { item in
                layout {
                    Text(item.label).font(.caption).frame(width: typeSize >= .accessibility1 ? nil : 70, alignment: .leading)
                    GeometryReader { g in
                        Capsule().fill(reduceTransparency ? AnyShapeStyle(.blue) : AnyShapeStyle(.blue.opacity(0.6)))
                            .frame(width: g.size.width * item.value / maximum)
                    }
                    .frame(height: barHeight)
                    Text(item.value, format: .number.rounded(increment: 0.5)).font(.caption).monospacedDigit()
                }
            }
        }
    }
}
#Preview("Regular") { AccessibleBar(values: [("Coffee", 3), ("Tea", 5.25), ("Water", 8)]).padding() }
#Preview("Large") { AccessibleBar(values: [("Coffee", 3)]).environment(\.dynamicTypeSize, .accessibility3) }
