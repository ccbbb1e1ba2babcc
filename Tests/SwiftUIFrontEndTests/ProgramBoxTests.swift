import Diagnostics
import LayoutEngine
import Testing

@testable import SwiftUIFrontEnd

/// Small programs whose meaning shows in the size of one box, worked out from the rules of Swift and SwiftUI.
@Suite struct ProgramBoxTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// Why the box has that size.
        let why: String
        let source: String
        let width: Double
        let height: Double
        var testDescription: String { why }

        init(_ why: String, _ source: String, _ width: Double, _ height: Double) {
            self.why = why
            self.source = source
            self.width = width
            self.height = height
        }
    }

    /// The box is named `box`; a program without preview is laid out as `V()`.
    static let cases = state + names + previews + rows + views + containers + screens

    static let state = [
        Case(
            "a static state gives a binding to what it starts with",
            """
            struct P: PreviewProvider {
                @State static var wide: CGFloat = 31
                static var previews: some View { box($wide) }
                static func box(_ w: Binding<CGFloat>) -> some View { Color.red.frame(width: w.wrappedValue, height: 1).accessibilityIdentifier("box") }
            }
            """, 31, 1),
        Case(
            "a regular expression in a switch fits the whole text",
            """
            func width(_ s: String) -> CGFloat {
                switch s {
                case /[0-9]+/: 3
                case /[a-z]+@[a-z]+/: 40
                default: 500
                }
            }
            struct V: View { var body: some View { box(width("42") + width("a@b") + width("4a")) } }
            """, 543, 1),
        Case(
            "work in the background hands its result to the main queue",
            """
            struct V: View { @State var w: CGFloat = 1
                var body: some View { box(w).onAppear { DispatchQueue.global().async { let x = 7.0
                    DispatchQueue.main.async { w = x } } } } }
            """, 7, 1),
        Case(
            "a work item is a closure",
            """
            struct V: View { @State var w: CGFloat = 1
                var body: some View { box(w).onAppear { let item = DispatchWorkItem { w += 4 }
                    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1), execute: item) } } }
            """, 5, 1),
        Case(
            "a wrapper that holds an environment value reads it",
            """
            extension EnvironmentValues { @Entry var gap: CGFloat = 3 }
            @propertyWrapper struct Twice: DynamicProperty {
                @Environment(\\.gap) private var gap
                var wrappedValue: CGFloat { gap * 2 }
            }
            struct Inner: View { @Twice var w; var body: some View { box(w) } }
            struct V: View { var body: some View { Inner().environment(\\.gap, 9) } }
            """, 18, 1),
        Case(
            "an object in a plain property stays the same while the view does",
            """
            final class Store { var w: CGFloat = 2 }
            struct V: View { let store = Store(); @State var h: CGFloat = 1
                var body: some View { box(store.w, h).onAppear { store.w = 12; h = 3 } } }
            """, 12, 3),
        Case(
            "what a tick starts again after a delay comes to rest",
            """
            struct V: View { @State var w: CGFloat = 0
                func tick() { if w < 40 { w += 1; DispatchQueue.main.asyncAfter(deadline: .now() + 1) { tick() } } }
                var body: some View { box(w).onAppear { tick() } } }
            """, 40, 1)
    ]

    static let names = [
        Case(
            "a modifier in an extension of a view needs no self",
            """
            extension Rectangle { func slab() -> some View { frame(width: 6, height: 5) } }
            struct V: View { var body: some View { Rectangle().slab().accessibilityIdentifier("box") } }
            """, 6, 5),
        Case(
            "a leading dot for a generic style is looked up in its protocol",
            """
            protocol Skin { var width: CGFloat { get } }
            struct Plain: Skin { let width: CGFloat = 14 }
            extension Skin where Self == Plain { static var red: Plain { Plain() } }
            struct Slab<S: Skin>: View { let skin: S; var body: some View { box(skin.width) } }
            struct V: View { var body: some View { Slab(skin: .red) } }
            """, 14, 1),
        Case(
            "the result shows what a method's parameter stands for",
            """
            struct Row: Codable { let w: Double }
            struct Shelf { func read<T: Codable>(_ text: String) -> T { try! JSONDecoder().decode(T.self, from: Data(text.utf8)) } }
            struct V: View { let rows: [Row] = Shelf().read("[{\\"w\\": 8}]"); var body: some View { box(rows[0].w) } }
            """, 8, 1),
        Case(
            "a key path is a key of a dictionary",
            """
            struct M { var a = 1.0 }
            struct V: View { let path: PartialKeyPath<M> = \\M.a
                var body: some View { let widths: [PartialKeyPath<M>: CGFloat] = [\\.a: 21]
                    box(widths[path] ?? 0) } }
            """, 21, 1),
        Case(
            "of two static subscripts the one for metatypes takes a metatype",
            """
            struct Key { static let width: CGFloat = 16 }
            struct Table { static subscript(_ key: Key.Type) -> CGFloat { key.width }
                static subscript(_ path: KeyPath<Table, CGFloat>) -> CGFloat { 99 }
                var own: CGFloat { Self[Key.self] } }
            struct V: View { var body: some View { box(Table().own) } }
            """, 16, 1),
        Case(
            "only a catch clause without a pattern has an error of its own",
            """
            struct Oops: Error {}
            struct V: View { @State private var error: CGFloat = 1
                func run() { do { throw Oops() } catch let e as Oops { _ = e; error = 10 } catch {} }
                var body: some View { box(error).onAppear { run() } } }
            """, 10, 1),
        Case(
            "a protocol of the module lends its name to a nested type",
            """
            struct V: View {
                enum PreferenceKey: SwiftUI.PreferenceKey { static var defaultValue: CGFloat { 0 }
                    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() } }
                @State var w: CGFloat = 0
                var body: some View { box(w).preference(key: PreferenceKey.self, value: 13)
                    .onPreferenceChange(PreferenceKey.self) { w = $0 } } }
            """, 13, 1),
        Case(
            "members that a standard protocol requires need no self in its extension",
            """
            extension CaseIterable where Self: Equatable { var place: Int { Array(Self.allCases).firstIndex(of: self)! } }
            extension Identifiable where ID == Int { var double: Int { id * 2 } }
            enum Size: CaseIterable { case s, m, l }
            struct Row: Identifiable { let id = 4 }
            struct V: View { var body: some View { box(CGFloat(Size.l.place), CGFloat(Row().double)) } }
            """, 2, 8),
        Case(
            "what an optional member of the library holds is mapped whole, not character by character",
            """
            struct V: View {
                let url = URL(string: "app://sea/21")!
                var body: some View { box(CGFloat(url.host.map { $0.count } ?? 0) + CGFloat(url.pathComponents.last.flatMap { Double($0) } ?? 0)) }
            }
            """, 24, 1),
        Case(
            "a type inherits what an alias means",
            """
            #if os(macOS)
            typealias Screen = NSViewRepresentable
            #else
            typealias Screen = View
            #endif
            struct Inner: Screen { var body: some View { box(25) } }
            struct V: View { var body: some View { Inner() } }
            """, 25, 1),
        Case(
            "a continuation waits for what resumes it later",
            """
            func late(_ n: Double) async -> Double {
                await withCheckedContinuation { c in DispatchQueue.main.asyncAfter(deadline: .now() + 1) { c.resume(returning: n) } }
            }
            func later(_ n: Double) async -> Double {
                await withCheckedContinuation { c in Task { try? await Task.sleep(for: .seconds(1)); c.resume(returning: await late(n)) } }
            }
            struct V: View { @State var w = 1.0; var body: some View { box(w).task { w = await late(20) + later(6) } } }
            """, 26, 1),
        Case(
            "a continuation that nothing resumes leaves the code behind it waiting",
            """
            struct V: View { @State var w = 1.0; var body: some View { box(w).task { w = 2; await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in }; w = 3 } } }
            """, 2, 1),
        Case(
            "the initial value of a wrapper is of the property's type",
            """
            struct V: View {
                @State(initialValue: .init(width: 27, height: 2)) private var s: CGSize
                @GestureState(initialValue: .zero) private var drag: CGSize
                var body: some View { box(s.width + drag.width) }
            }
            """, 27, 1),
        Case(
            "the sum of no numbers is a number of their type",
            """
            extension Double { var more: Double { self + 28 } }
            struct V: View {
                let none: [Double] = []
                var sum: Double { none.reduce(0) { $0 + $1 } }
                var body: some View { box(none.reduce(0, +).more + sum) }
            }
            """, 28, 1),
        Case(
            "three publishers together are three arguments",
            """
            final class M: ObservableObject {
                @Published var a = 9.0; @Published var b = 10.0; @Published var c = 11.0; @Published var sum = 0.0
                var bag = Set<AnyCancellable>()
                init() { $a.combineLatest($b, $c).map(add).sink { [weak self] in self?.sum = $0 }.store(in: &bag) }
                private func add(a: Double, b: Double, c: Double) -> Double { a + b + c }
            }
            struct V: View { @StateObject var m = M(); var body: some View { box(m.sum) } }
            """, 30, 1),
        Case(
            "a result builder inside the type that uses it",
            """
            struct Lanes {
                let all: [Double]
                init(@Builder build: () -> [Double]) { all = build() }
                @resultBuilder enum Builder {
                    static func buildExpression(_ lane: Double) -> [Double] { [lane] }
                    static func buildBlock(_ lanes: [Double]...) -> [Double] { lanes.flatMap { $0 } }
                }
            }
            struct V: View { let lanes = Lanes { 10; 20; 1 }; var body: some View { box(lanes.all.reduce(0, +)) } }
            """, 31, 1),
        Case(
            "an extension of a subject reads and writes its value without self",
            """
            typealias Store<State> = CurrentValueSubject<State, Never>
            extension Store { func raise(by step: Output) where Output == Double { value += step } }
            struct V: View { let depth = Store<Double>(30); var body: some View { depth.raise(by: 2); return box(depth.value) } }
            """, 32, 1),
        Case(
            "the module's name says that SwiftUI's label is meant, not the generic parameter",
            """
            struct Card<Divider: View>: View {
                let line: Divider
                var body: some View { VStack(spacing: 0) { line; SwiftUI.Divider() }.frame(width: 34, height: 1).accessibilityIdentifier("box") }
            }
            struct V: View { var body: some View { Card(line: Color.red) } }
            """, 34, 1),
        Case(
            "a static property of a wrapper that has only arguments holds what they say",
            """
            @propertyWrapper struct Stored<Value> {
                let key: String
                let defaultValue: Value
                var wrappedValue: Value {
                    get { UserDefaults.standard.object(forKey: key) as? Value ?? defaultValue }
                    set { UserDefaults.standard.set(newValue, forKey: key) }
                }
            }
            enum Settings { @Stored(key: "w", defaultValue: 21) static var width: CGFloat }
            struct V: View { var body: some View { box(Settings.width) } }
            """, 21, 1),
        Case(
            "an observable class tells of what it computes",
            """
            @Observable final class M {
                @ObservationIgnored private var stored = 1.0
                var width: Double {
                    get { access(keyPath: \\.width); return stored }
                    set { withMutation(keyPath: \\.width) { stored = newValue } }
                }
            }
            struct V: View { @State var m = M(); var body: some View { box(m.width).onAppear { m.width = 23 } } }
            """, 23, 1),
        Case(
            "a named group of a match is its member, and a difference of durations a duration",
            """
            struct V: View {
                let d: Duration = .seconds(30)
                var body: some View { box(CGFloat(max(.zero, d - .seconds(5)).components.seconds) + length) }
                var length: CGFloat {
                    guard let m = "3-seas".wholeMatch(of: /(?<n>\\d+)-(?<waters>.+)/) else { return 0 }
                    return CGFloat(m.waters.count)
                }
            }
            """, 29, 1),
        Case(
            "an operator on bindings comes before the one for optionals",
            """
            func ?? <T>(left: Binding<T?>, right: T) -> Binding<T> { Binding(get: { left.wrappedValue ?? right }, set: { left.wrappedValue = $0 }) }
            struct V: View { @State var w: CGFloat?; var body: some View { box(($w ?? 17).wrappedValue) } }
            """, 17, 1),
        Case(
            "two modifiers in one: 3 + 2 * 4 wide and 1 + 2 * 4 high around the inner one, 2 more on each side",
            """
            struct Pad: ViewModifier { let by: CGFloat; func body(content: Content) -> some View { content.padding(by) } }
            struct V: View { var body: some View { Color.red.frame(width: 3, height: 1).modifier(Pad(by: 4).concat(Pad(by: 2))).accessibilityIdentifier("box") } }
            """, 15, 13),
        Case(
            "content and modifier as a value are the modifier on the content: 5 + 2 * 4 and 2 + 2 * 4",
            """
            struct Pad: ViewModifier { let by: CGFloat; func body(content: Content) -> some View { content.padding(by) } }
            struct V: View {
                var inner: ModifiedContent<Color, Pad> { ModifiedContent(content: Color.red, modifier: Pad(by: 0)) }
                var body: some View { ModifiedContent(content: inner.frame(width: 5, height: 2), modifier: Pad(by: 4)).accessibilityIdentifier("box") }
            }
            """, 13, 10)
    ]

    static let previews = [
        Case(
            "each view of a list in a preview is a preview of its own",
            """
            struct V: View { var w: CGFloat; var body: some View { box(w) } }
            struct P: PreviewProvider {
                static var previews: some View { Group { ForEach([33, 44], id: \\.self) { V(w: $0) }.preferredColorScheme(.dark) } }
            }
            """, 33, 1),
        Case(
            "the preview comes before the view that it shows",
            """
            struct V: View { var w: CGFloat = 1; var body: some View { box(w) } }
            #Preview { V(w: 19) }
            """, 19, 1),
        Case(
            "what a preview makes stays while bodies run again",
            """
            final class Model: ObservableObject { @Published var w: CGFloat = 1 }
            struct V: View { @ObservedObject var model: Model; @State var h: CGFloat = 1
                var body: some View { box(model.w, h).onAppear { model.w = 11; h = 2 } } }
            #Preview { V(model: Model()) }
            """, 11, 2),
        Case(
            "the state of a preview is kept, and its code runs again",
            """
            struct V: View { @Binding var w: CGFloat; var body: some View { Text("a").onAppear { w = 23 } } }
            #Preview { @Previewable @State var w: CGFloat = 1
                VStack { V(w: $w); box(w) } }
            """, 23, 1)
    ]

    /// Rows of grouped lists: 20 for the group and 20 for the row on each side of 393.
    static let rows = [
        Case(
            "sections of a ForEach are sections",
            """
            struct V: View { var body: some View { List { ForEach(0..<1, id: \\.self) { _ in
                Section("A") { Color.red.frame(height: 2).accessibilityIdentifier("box") } } } } }
            """, 313, 2),
        Case(
            "what scrolls in a row is no row: a link there is as wide as its label",
            """
            struct V: View { var body: some View { List { ScrollView(.horizontal) { NavigationLink { Text("b") } label: {
                Color.red.frame(width: 50, height: 3) }.accessibilityIdentifier("box") } } } }
            """, 50, 3)
    ]

    static let views = [
        Case(
            "a ZStack asks a child for both guides before the next one: 20 and 20 in a line of 30, so two rows of 10",
            """
            struct V: View { var body: some View {
                var x: CGFloat = 0, y: CGFloat = 0
                return ZStack(alignment: .topLeading) { ForEach(0..<2, id: \\.self) { i in
                    Color.red.frame(width: 20, height: 10)
                        .alignmentGuide(.leading) { d in
                            if abs(x - d.width) > 30 { x = 0; y -= d.height }
                            let result = x
                            if i == 1 { x = 0 } else { x -= d.width }
                            return result }
                        .alignmentGuide(.top) { _ in let result = y; if i == 1 { y = 0 }; return result }
                } }.accessibilityIdentifier("box") } }
            """, 20, 20),
        Case(
            "writing equal insets is no change, so the view settles",
            """
            struct V: View { @State var insets = EdgeInsets()
                var body: some View { DispatchQueue.main.async { insets = EdgeInsets(top: 4, leading: 3, bottom: 0, trailing: 0) }
                    return box(insets.leading, insets.top) } }
            """, 3, 4),
        Case(
            "a compound assignment gives an implicit member the type of its left side: 370 - 360 = 10",
            """
            struct V: View { var turn: Angle { var a = Angle.degrees(370); a -= .degrees(360); return a }
                var body: some View { box(turn.degrees) } }
            """, 10, 1),
        Case(
            "an initial value is a member of the property's type",
            """
            final class Model: ObservableObject { let w: CGFloat; init(w: CGFloat) { self.w = w } }
            struct V: View { @StateObject private var model: Model
                init() { _model = StateObject(wrappedValue: .init(w: 12)) }
                var body: some View { box(model.w) } }
            """, 12, 1),
        Case(
            "methods of an extension of shapes are those of the built-in ones, beside modifiers of the same name",
            """
            extension Shape {
                func fill(using size: CGSize) -> some View { fill(.red).frame(width: size.width, height: size.height) }
            }
            struct V: View { var body: some View {
                Circle().fill(using: CGSize(width: 9, height: 8)).accessibilityIdentifier("box") } }
            """, 9, 8),
        Case(
            "a modifier of an optional view that is not there shows nothing",
            """
            struct V: View { let icon: Image? = nil
                var body: some View { HStack(spacing: 5) { icon.font(.title).padding(); box(3) } } }
            """, 3, 1),
        Case(
            "a field's baseline is that of its text: (34 - 20.333) / 2 from the top as in a text 34 high",
            """
            struct V: View { var body: some View { HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").padding(.vertical, (34 - 61 / 3.0) / 2)
                TextField("b", text: .constant("")).textFieldStyle(.roundedBorder).frame(width: 10)
            }.background(Color.red.frame(width: 7).accessibilityIdentifier("box")) } }
            """, 7, 34),
        Case(
            "the family of a widget's preview",
            """
            struct V: View { @Environment(\\.widgetFamily) var family
                var body: some View { box(family == .systemSmall ? 6 : 8) } }
            struct P: PreviewProvider { static var previews: some View {
                V().previewContext(WidgetPreviewContext(family: .systemSmall)) } }
            """, 6, 1),
        Case(
            "each view of a preview provider has a canvas of its own: the first is as tall as the window",
            """
            struct P: PreviewProvider { static var previews: some View { Group {
                Color.red.frame(width: 4).accessibilityIdentifier("box")
                Color.blue
            } } }
            """, 4, 852),
        Case(
            "a task that never comes to rest is left after some pauses",
            """
            struct V: View { @State var w: CGFloat = 1
                var body: some View { box(w).task { while !Task.isCancelled {
                    try? await Task.sleep(for: .seconds(1)); w = 2 } } } }
            """, 2, 1),
        Case(
            "an implicit member names the overload whose type has such an initialiser: 20 + 2 x 10, 5 + 2 x 5",
            """
            extension EdgeInsets { init(h: CGFloat, v: CGFloat) { self.init(top: v, leading: h, bottom: v, trailing: h) } }
            struct V: View { var body: some View {
                Color.red.frame(width: 20, height: 5).padding(.init(h: 10, v: 5)).accessibilityIdentifier("box") } }
            """, 40, 15),
        Case(
            "what is redacted can ask for it; the innermost modifier decides",
            """
            struct R: View { @Environment(\\.redactionReasons) var reasons
                var body: some View { Color.red.frame(width: reasons.contains(.placeholder) ? 2 : 3, height: 1) } }
            struct V: View { var body: some View { HStack(spacing: 0) {
                R().redacted(reason: .placeholder)
                R().redacted(reason: .placeholder).unredacted()
                R().unredacted().redacted(reason: .placeholder)
                R()
            }.accessibilityIdentifier("box") } }
            """, 10, 1),
        Case(
            "a card can ask whether its slots are empty: 10 and 20 are empty, 30 is not",
            """
            struct Card<Content: View, Footer: View>: View {
                let content: Content
                let footer: Footer
                init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
                    self.content = content()
                    self.footer = footer()
                }
                var body: some View { HStack(spacing: 0) { content; if Footer.self != EmptyView.self { box(30) }; footer } }
            }
            extension Card where Footer == EmptyView {
                init(@ViewBuilder content: () -> Content) { self.init(content: content, footer: { EmptyView() }) }
            }
            struct Slot<Content: View>: View { let content: Content
                var body: some View { if content is EmptyView { box(10) } else { box(1) } } }
            struct Typed<Content: View>: View { let content: Content
                var body: some View { if type(of: content) == EmptyView.self { box(20) } else { box(2) } } }
            struct V: View { var body: some View { HStack(spacing: 0) {
                Card { box(100) }
                Card { box(200) } footer: { box(400) }
                Slot(content: EmptyView())
                Slot(content: Text("a").hidden())
                Typed(content: EmptyView())
            }.accessibilityIdentifier("box") } }
            """, 100 + 200 + 30 + 400 + 10 + 1 + 20, 1),
        Case(
            "a large bordered button has 15 above and below and 20 beside its label: 40 + 2 x 20, 20 + 2 x 15",
            """
            struct V: View { var body: some View { ZStack {
                Button { } label: { Color.red.frame(width: 40, height: 20) }.buttonStyle(.bordered).controlSize(.large)
                Button { } label: { Color.red.frame(width: 40, height: 20) }.buttonStyle(.bordered).controlSize(.small)
            }.accessibilityIdentifier("box") } }
            """, 80, 50),
        Case(
            "UIKit's large spinner",
            """
            struct V: View { var body: some View { ProgressView().controlSize(.large).accessibilityIdentifier("box") } }
            """, 37, 37),
        Case(
            "UIKit's spinner has its own size",
            """
            struct Spinner: UIViewRepresentable {
                func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView() }
                func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
            }
            struct V: View { var body: some View { Spinner().accessibilityIdentifier("box") } }
            """, 20, 20),
        Case(
            "a parameter of the same name does not hide what a property projects",
            """
            struct Row: View { @Binding var w: CGFloat
                init(w: Binding<CGFloat>) { _w = w }
                func wide(w: Int) -> some View { box($w.wrappedValue + CGFloat(w)) }
                var body: some View { wide(w: 1) } }
            struct V: View { @State var w: CGFloat = 4; var body: some View { Row(w: $w) } }
            """, 5, 1),
        Case(
            "the bounds of the scroll view around are its own size, 393 x 852",
            """
            struct V: View { var body: some View { ScrollView { GeometryReader { proxy in
                box((proxy.bounds(of: .scrollView)?.width ?? 0) / 3, (proxy.bounds(of: .scrollView)?.height ?? 0) / 4)
            }.frame(height: 50) } } }
            """, 131, 213)
    ]

    @Test(arguments: cases) func hasTheSize(_ item: Case) throws {
        let source = """
            import SwiftUI
            func box(_ width: CGFloat, _ height: CGFloat = 1) -> some View {
                Color.red.frame(width: width, height: height).accessibilityIdentifier("box")
            }
            \(item.source)
            """
        let outcome = Snippet(SourceText(name: "v.swift", text: source)).layOut(
            LayoutOptions(size: ProposedViewSize(width: 393, height: 852)))
        let frames = try #require(outcome.frames, "\(outcome.diagnostics)")
        let box = try #require(frames.nodes.first { $0.id == "box" }, "\(frames.nodes.map(\.path))")
        #expect(box.frame.size == Size(width: item.width, height: item.height))
    }
}
