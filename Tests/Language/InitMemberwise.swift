struct A { let x: Int; var y = 2; var z: String? }
print(A(x: 1), A(x: 1, y: 5), A(x: 1, z: "q"), A(x: 1, y: 3, z: nil))
struct B { var a = A(x: 9); private let hidden = 7; var sum: Int { a.x + hidden } }
print(B().sum, B(a: A(x: 1)).sum)
struct C { let values: [Int]; let action: (Int) -> Int; init(_ values: Int..., action: @escaping (Int) -> Int = { $0 }) { self.values = values; self.action = action } }
print(C(1, 2).values, C(3) { $0 * 2 }.action(4))
