import SwiftUI

struct VerticalText: View {
    let text: String
    var body: some View { VStack(spacing: 0) { ForEach(Array(text.enumerated()), id: \.0) { Text(String($1)) } } }
}
struct RotatedLayout: ViewModifier {
    @State private var size: CGSize = .zero
    var clockwise = true
    func body(content: Content) -> some View {
        content.fixedSize()
            .background(GeometryReader { g in Color.clear.onAppear { size = g.size } })
            .rotationEffect(clockwise ? .degrees(90) : .degrees(-90))
            .frame(width: size.height, height: size.width)
    }
}
struct AxisLabels: View {
    var body: some View {
        HStack(spacing: 4) {
            Text("Amplitude (mV)").font(.caption).modifier(RotatedLayout(clockwise: false))
            VStack(spacing: 4) {
                Rectangle().fill(.gray.opacity(0.1)).border(.gray).overlay { VerticalText(text: "縦書き").font(.title) }
                Text("Time (s)").font(.caption)
            }
        }
        .frame(width: 260, height: 200)
    }
}
