import SwiftUI

struct DividedLayout: _VariadicView_UnaryViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        VStack(spacing: 0) {
            ForEach(children) { child in
                child
                    .padding(.vertical, 8)
                if child.id != last { Divider() }
            }
        }
    }
}
struct DividedVStack<Content: View>: View {
    var content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { _VariadicView.Tree(DividedLayout()) { content } }
}
struct VariadicDivided: View {
    var body: some View {
        DividedVStack {
            Text("First")
            Text("Second")
            ForEach(3..<5) { Text("Number \($0)") }
            if Bool.random() || true { Label("Last", systemImage: "flag.checkered") }
        }
        .padding(.horizontal)
        .background(RoundedRectangle(cornerRadius: 12).fill(Color(.systemGray6)))
        .padding()
    }
}
