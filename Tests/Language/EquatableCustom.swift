struct Name: Equatable {
    let text: String
    static func == (a: Name, b: Name) -> Bool { a.text.lowercased() == b.text.lowercased() }
}
print(Name(text: "ANN") == Name(text: "ann"), [Name(text: "x")].firstIndex(of: Name(text: "X")) as Any)
final class Node: Equatable {
    let id: Int
    init(_ id: Int) { self.id = id }
    static func == (a: Node, b: Node) -> Bool { a.id == b.id }
}
let n = Node(1)
print(n == Node(1), n === Node(1), n === n)
