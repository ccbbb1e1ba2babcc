func with<T>(_ value: T, _ change: (inout T) -> Void) -> T { var v = value; change(&v); return v }
struct P { var x = 0; var list: [Int] = [] }
print(with(P()) { $0.x = 5; $0.list.append(1) })
func updateAll(_ items: inout [P], _ f: (inout P) -> Void) { for i in items.indices { f(&items[i]) } }
var ps = [P(), P(x: 2)]
updateAll(&ps) { $0.x += 10 }
print(ps.map(\.x))
extension Array { mutating func modifyEach(_ f: (inout Element) -> Void) { for i in indices { f(&self[i]) } } }
ps.modifyEach { $0.list = [$0.x] }
print(ps)
