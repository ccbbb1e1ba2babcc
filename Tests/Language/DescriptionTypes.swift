print(type(of: 1), type(of: 1.0), type(of: "a"), type(of: [1]), type(of: ["k": 1.0]), type(of: (1, "x")), type(of: Optional(1)))
struct Box<T> { let value: T; enum Kind { case a } }
print(Box<Int>.self, type(of: Box(value: "s")), Box<Int>.Kind.a, Int.self, [String].self, type(of: Box(value: 1).value))
class Animal {}
class Dog: Animal { var name: String { "\(type(of: self))" } }
let a: Animal = Dog()
print(type(of: a), (a as! Dog).name, type(of: a) == Dog.self, String(describing: Dog.self))
