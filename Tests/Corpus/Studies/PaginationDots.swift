import SwiftUI

struct PaginationDots: View {
    let count: Int
    @Binding var index: Int
    private let size: (normal: CGFloat, active: CGFloat) = (8, 24)
    var body: some View {
        HStack(spacing: 6) {
            ForEach(0..<count, id: \.self) { i in
                Capsule()
                    .fill(i == index ? Color.primary : Color.primary.opacity(0.25))
                    .frame(width: i == index ? size.active : size.normal, height: size.normal)
                    .onTapGesture { withAnimation(.bouncy(duration: 0.3)) { index = i } }
            }
        }
        .padding(8)
        .background(.ultraThinMaterial, in: .capsule)
    }
}
#Preview { StatefulPreview(0) { PaginationDots(count: 5, index: $0) } }
struct StatefulPreview<Value, Content: View>: View {
    @State var value: Value
    var content: (Binding<Value>) -> Content
    init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        self._value = State(wrappedValue: value)
        self.content = content
    }
    var body: some View { content($value) }
}
