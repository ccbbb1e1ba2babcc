enum E { case plain, value(Int), labelled(x: Int, y: String), nested(Inner?) }
enum Inner: String { case a = "AAA" }
print(E.plain, E.value(1), E.labelled(x: 1, y: "s"), E.nested(.a), E.nested(nil), Inner.a, Inner.a.rawValue)
print([E.plain, .value(2)], Optional(E.plain) as Any, "\(E.value(3))", String(describing: Inner.a))
