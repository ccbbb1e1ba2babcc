func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
print(sum(), sum(1), sum(1, 2, 3))
func label(_ title: String, items: String..., suffix: String = ".") -> String {
    title + ": " + items.joined(separator: ",") + suffix
}
print(label("x"))
print(label("x", items: "a", "b", suffix: "!"))
