class Factory {
    static var created = 0
    class var label: String { "factory" }
    class func describe() -> String { "I am a \(label)" }
    init() { Factory.created += 1 }
}
class CarFactory: Factory {
    override class var label: String { "car factory" }
}
_ = Factory()
_ = CarFactory()
print(Factory.created, CarFactory.created)
print(Factory.describe(), CarFactory.describe())
