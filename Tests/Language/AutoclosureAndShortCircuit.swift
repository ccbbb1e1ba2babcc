var calls = 0
func expensive() -> Bool { calls += 1; return true }
func unless(_ c: @autoclosure () -> Bool, _ body: () -> Void) { if !c() { body() } }
func firstTrue(_ a: @autoclosure () -> Bool, _ b: @autoclosure () -> Bool) -> String { a() ? "a" : b() ? "b" : "none" }
unless(false) { print("ran") }
unless(expensive()) { print("never") }
print(calls, firstTrue(true, expensive()), calls, firstTrue(false, expensive()), calls)
infix operator |||: LogicalDisjunctionPrecedence
func ||| (a: Bool, b: @autoclosure () -> Bool) -> Bool { a ? true : b() }
print(true ||| expensive(), calls, false ||| expensive(), calls)
func log(_ message: @autoclosure @escaping () -> String) -> () -> String { { "log: " + message() } }
var name = "x"
let later = log("name is \(name)")
name = "y"
print(later())
