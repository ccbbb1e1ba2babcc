struct P: CustomDebugStringConvertible { let n: Int; var debugDescription: String { "P<\(n)>" } }
print([P(n: 1)], P(n: 2), Optional(P(n: 3)) as Any)
print(["a\"b", "c\n"], "plain", ["k": "v"], [Character("x")])
debugPrint("quoted", 1, ["s"])
print(String(reflecting: "x"), String(describing: "x"))
