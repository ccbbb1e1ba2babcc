import SwiftUI

struct DividedVStackLayout: _VariadicView_UnaryViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        VStack(spacing: 8) {
            ForEach(children) { child in
                child
                if child.id != last { Divider() }
            }
        }
    }
}

struct DividedVStack<Content: View>: View {
    var content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        _VariadicView.Tree(DividedVStackLayout()) { content }
    }
}

struct VariadicDemo: View {
    var body: some View {
        DividedVStack {
            Text("A")
            Text("B")
            if Bool.random() || true { Text("C") }
        }
        .padding()
        .border(.gray)
    }
}

struct VariadicDemo_Previews: PreviewProvider { static var previews: some View { VariadicDemo() } }
