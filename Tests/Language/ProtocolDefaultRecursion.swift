protocol Part { var name: String { get }; var children: [any Part] { get }; var weight: Int { get } }
extension Part { var children: [any Part] { [] } ; var total: Int { children.reduce(weight) { $0 + $1.total } }
    func find(_ n: String) -> (any Part)? { if name == n { return self }; for c in children { if let f = c.find(n) { return f } }; return nil }
    var path: [String] { [name] + children.flatMap(\.path) } }
struct Screw: Part { let name = "screw"; let weight = 1 }
struct Board: Part { let name: String; let weight = 10; var children: [any Part] = [Screw(), Screw()] }
struct Table: Part { let name = "table"; var weight: Int { 0 }; let children: [any Part] = [Board(name: "top"), Board(name: "leg", children: [])] }
print(Table().total, Table().find("leg")!.weight, Table().find("nail") == nil, Table().path)
