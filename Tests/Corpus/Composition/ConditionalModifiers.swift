import SwiftUI

extension View {
    @ViewBuilder
    func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View {
        if condition { transform(self) } else { self }
    }
    @ViewBuilder
    func ifLet<V, Transform: View>(_ value: V?, transform: (Self, V) -> Transform) -> some View {
        if let value = value { transform(self, value) } else { self }
    }
    func apply<V: View>(@ViewBuilder _ block: (Self) -> V) -> V { block(self) }
    func hidden(_ shouldHide: Bool) -> some View { opacity(shouldHide ? 0 : 1) }
    func frame(size: CGSize) -> some View { frame(width: size.width, height: size.height) }
    func squareFrame(_ side: CGFloat, alignment: Alignment = .center) -> some View { frame(width: side, height: side, alignment: alignment) }
}
struct ConditionalModifiers: View {
    let tint: Color? = .green
    var body: some View {
        VStack(spacing: 10) {
            Text("One").if(true) { $0.padding().background(.yellow) }
            Text("Two").ifLet(tint) { view, color in view.foregroundStyle(color) }
            Text("Three").apply { text in if #available(iOS 17.0, *) { text.bold() } else { text } }
            Text("Four").hidden(false).frame(size: CGSize(width: 80, height: 20)).border(.red)
            Circle().squareFrame(24)
        }
    }
}
