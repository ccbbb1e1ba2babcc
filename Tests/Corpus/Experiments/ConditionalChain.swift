import SwiftUI

enum Condition { case compact, regular }
extension View {
    @ViewBuilder func modify<T: View>(@ViewBuilder _ transform: (Self) -> T) -> some View { transform(self) }
    @ViewBuilder func ifLet<V, T: View>(_ value: V?, transform: (Self, V) -> T) -> some View { if let value { transform(self, value) } else { self } }
    func `switch`<R: View>(_ condition: Condition, @ViewBuilder _ cases: (Self, Condition) -> R) -> R { cases(self, condition) }
    func embedInScroll(_ axes: Axis.Set = .vertical, when enabled: Bool = true) -> some View { Group { if enabled { ScrollView(axes) { self } } else { self } } }
    func apply(_ block: (inout Self) -> Void) -> Self { var copy = self; block(&copy); return copy }
    func availableOnly() -> some View {
        if #available(iOS 26, *) { return AnyView(self.glassEffect()) } else if #available(iOS 15.0, *) { return AnyView(self.background(.thinMaterial)) } else { return AnyView(self) }
    }
}
struct Stars: View {
    var rating = 3
    var maximum = 5
    var tint: Color = .yellow
    func maximum(_ n: Int) -> Stars { var v = self; v.maximum = n; return v }
    func tint(_ c: Color) -> Self { apply { $0.tint = c } }
    var body: some View { HStack(spacing: 2) { ForEach(1...maximum, id: \.self) { Image(systemName: $0 > rating ? "star" : "star.fill").foregroundColor($0 > rating ? .gray : tint) } } }
}
struct ConditionalChain: View {
    var accent: Color? = .purple
    var body: some View {
        VStack(spacing: 12) {
            Stars(rating: 4).maximum(6).tint(.orange)
            Text("A").ifLet(accent) { $0.foregroundColor($1) }.modify { if #available(iOS 17, *) { $0.fontDesign(.rounded) } else { $0 } }
            Text("B").switch(.regular) { view, c in switch c { case .compact: view.font(.caption); case .regular: view.font(.title) } }
            HStack { ForEach(0..<3) { Text("\($0)") } }.embedInScroll(.horizontal)
            Text("C").padding().availableOnly()
        }
    }
}
