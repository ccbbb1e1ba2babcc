struct User { var name: String; var age: Int; var tags: [String] = [] }
prefix operator ^
prefix func ^ <R, V>(kp: KeyPath<R, V>) -> (R) -> V { { $0[keyPath: kp] } }
func == <T, V: Equatable>(l: KeyPath<T, V>, r: V) -> (T) -> Bool { { $0[keyPath: l] == r } }
func > <T, V: Comparable>(l: KeyPath<T, V>, r: V) -> (T) -> Bool { { $0[keyPath: l] > r } }
prefix func ! <T>(kp: KeyPath<T, Bool>) -> (T) -> Bool { { !$0[keyPath: kp] } }
infix operator <~: AdditionPrecedence
func <~ <T, V>(l: WritableKeyPath<T, V>, v: V) -> (T) -> T { { var c = $0; c[keyPath: l] = v; return c } }
let us = [User(name: "A", age: 3), User(name: "B", age: 30)]
print(us.map(^\.name), us.filter(\.age == 3).count, us.filter(\.age > 10).map(\.name))
print(us.filter(!\.tags.isEmpty).count)
print((\User.age <~ 9)(us[0]).age)
