struct Drawer<Thing> { var front: Thing; var back: [Thing] = [] }
extension Drawer where Thing == String { var labels: String { ([front] + back).joined(separator: "/") } }
extension Drawer where Thing: Numeric { var weight: Thing { back.reduce(front, +) } }
extension Drawer: Equatable where Thing: Equatable {}
func sameFront<A, B: Sequence>(_ drawer: Drawer<A>, _ others: B) -> Int where B.Element == Drawer<A>, A: Comparable {
    others.filter { $0.front >= drawer.front }.count
}
print(Drawer(front: "pens", back: ["ink"]).labels, Drawer(front: 2, back: [3, 4]).weight, Drawer(front: 1.5).weight)
print(Drawer(front: 1) == Drawer(front: 1, back: [2]), sameFront(Drawer(front: 3), [Drawer(front: 4), Drawer(front: 3), Drawer(front: 1)]))
