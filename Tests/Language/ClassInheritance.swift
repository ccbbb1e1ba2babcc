class Animal {
    let name: String
    init(name: String) { self.name = name }
    func speak() -> String { "..." }
    func introduce() -> String { "\(name) says \(speak())" }
}
class Dog: Animal {
    override func speak() -> String { "Woof" }
}
final class Puppy: Dog {
    override func speak() -> String { super.speak().lowercased() + "!" }
    init() { super.init(name: "Pip") }
}
let animals: [Animal] = [Animal(name: "It"), Dog(name: "Rex"), Puppy()]
for animal in animals { print(animal.introduce()) }
print(animals[2] is Dog, animals[1] is Puppy)
