struct Order {
    static let a: Int = { print("a made"); return 1 }()
    static let b: Int = { print("b made"); return a + 1 }()
}
print("start")
print(Order.b)
print(Order.a)
print(Order.b)
