import SwiftUI

struct BarChartShapes: View {
    let data: [(label: String, value: Double)] = [("Mon", 3), ("Tue", 7), ("Wed", 5), ("Thu", 9), ("Fri", 4)]
    @State private var shown = false
    var maximum: Double { data.map(\.value).max() ?? 1 }
    var body: some View {
        HStack(alignment: .bottom, spacing: 12) {
            ForEach(data, id: \.label) { entry in
                VStack(spacing: 4) {
                    Text("\(entry.value, specifier: "%.0f")").font(.caption2).monospacedDigit()
                    GeometryReader { proxy in
                        VStack(spacing: 0) {
                            Spacer(minLength: 0)
                            UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
                                .fill(entry.value == maximum ? AnyShapeStyle(.orange.gradient) : AnyShapeStyle(.tint))
                                .frame(height: shown ? proxy.size.height * entry.value / maximum : 0)
                        }
                    }
                    Text(entry.label).font(.caption)
                }
            }
        }
        .frame(height: 200)
        .padding()
        .onAppear { withAnimation(.bouncy.delay(0.1)) { shown = true } }
        .chartBackgroundLines(count: 4)
    }
}
extension View {
    func chartBackgroundLines(count: Int) -> some View {
        background(alignment: .center) {
            VStack(spacing: 0) {
                ForEach(0...count, id: \.self) { line in
                    Divider()
                    if line < count { Spacer() }
                }
            }
        }
    }
}
