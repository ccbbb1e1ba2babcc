struct Canvas {
    func draw(_ n: Int) -> String { "int" }
    func draw(_ d: Double) -> String { "double" }
    func draw(_ s: String) -> String { "string" }
    func draw(at x: Int) -> String { "at" }
    func draw(at x: Int, by y: Int = 1) -> String { "at by \(y)" }
    func draw<T>(any value: T) -> String { "generic \(value)" }
    func draw(_ items: [Int]) -> String { "ints" }
    func draw(_ items: [String]) -> String { "strings" }
    func draw(_ f: () -> Int) -> String { "closure \(f())" }
}
let c = Canvas()
print(c.draw(1), c.draw(1.5), c.draw("s"), c.draw(at: 1), c.draw(at: 1, by: 2), c.draw(any: true))
print(c.draw([1]), c.draw(["a"]), c.draw { 3 })
