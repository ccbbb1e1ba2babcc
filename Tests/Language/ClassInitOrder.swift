class A {
    init() { print("A.init"); setup() }
    func setup() { print("A.setup") }
}
class B: A {
    let value: Int
    override init() {
        value = 5
        print("B before super")
        super.init()
        print("B after super")
    }
    override func setup() { print("B.setup", value) }
}
_ = B()
