struct S { var a = 1; var b: String? = "x"; var c: [Double] = [1, 2.5] }
class K { var v = 1 }
enum E { case plain, value(Int), named(x: Int, y: String) }
struct C: CustomStringConvertible { var description: String { "<C>" } }
struct D: CustomDebugStringConvertible { var debugDescription: String { "<D>" } }
print(S(), E.plain, E.value(3), E.named(x: 1, y: "s"), C(), D())
print([S(b: nil)], [E.plain, .value(1)], [C()], ["k": C()], (C(), "t"), Optional(C()) as Any)
print([1: "a"], ["x": [1, 2]], Set(["q"]), (1, 2.0, "s", true), (a: 1, b: "z"), [(1, "a")], [nil, 1] as [Int?])
print("\(S())", "\(E.named(x: 1, y: "s"))", String(describing: C()), String(reflecting: "q"), [["a"], []], [Character("c")])
print(Optional("o") as Any, Optional<Int>.none as Any, Optional(Optional(1)) as Any, [Optional("s")])
debugPrint("s", 1, ["a"], E.value(1), C(), Optional("x") as Any)
print(1, 2, separator: ", ", terminator: ";\n"); print(); print("a", terminator: ""); print("b")
print(type(of: 1), type(of: "s"), type(of: [1.0]), type(of: S()), type(of: ["a": 1]), S.self, type(of: K()), type(of: (1, "a")))
