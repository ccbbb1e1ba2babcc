import SwiftUI

struct Tree<A> { var value: A; var children: [Tree<A>] = []; init(_ value: A, children: [Tree<A>] = []) { self.value = value; self.children = children } }
extension Tree { func map<B>(_ transform: (A) -> B) -> Tree<B> { Tree<B>(transform(value), children: children.map { $0.map(transform) }) } }
class Unique<A>: Identifiable { let value: A; init(_ value: A) { self.value = value } }
struct CollectDict<Key: Hashable, Value>: PreferenceKey {
    static var defaultValue: [Key: Value] { [:] }
    static func reduce(value: inout [Key: Value], nextValue: () -> [Key: Value]) { value.merge(nextValue(), uniquingKeysWith: { $1 }) }
}
struct Line: Shape {
    var from: CGPoint
    var to: CGPoint
    var animatableData: AnimatablePair<CGPoint.AnimatableData, CGPoint.AnimatableData> {
        get { AnimatablePair(from.animatableData, to.animatableData) }
        set { from.animatableData = newValue.first; to.animatableData = newValue.second }
    }
    func path(in rect: CGRect) -> Path { Path { p in p.move(to: from); p.addLine(to: to) } }
}
struct Diagram<A: Identifiable, V: View>: View {
    let tree: Tree<A>
    let node: (A) -> V
    typealias Key = CollectDict<A.ID, Anchor<CGPoint>>
    var body: some View {
        VStack(alignment: .center) {
            node(tree.value)
                .anchorPreference(key: Key.self, value: .center, transform: { [self.tree.value.id: $0] })
            HStack(alignment: .bottom, spacing: 10) {
                ForEach(tree.children, id: \.value.id, content: { child in Diagram(tree: child, node: self.node) })
            }
        }
        .backgroundPreferenceValue(Key.self) { (centers: [A.ID: Anchor<CGPoint>]) in
            GeometryReader { proxy in
                ForEach(self.tree.children, id: \.value.id) { child in
                    Line(from: proxy[centers[self.tree.value.id]!], to: proxy[centers[child.value.id]!]).stroke()
                }
            }
        }
    }
}
struct NodeTree: View {
    @State private var tree = Tree<Int>(50, children: [Tree(17, children: [Tree(12), Tree(23)]), Tree(72, children: [Tree(54)])]).map(Unique.init)
    var body: some View {
        Diagram(tree: tree, node: { value in
            Text("\(value.value)").frame(width: 40, height: 40).background(Circle().stroke()).background(Circle().fill(Color.white)).padding(10)
        })
    }
}
