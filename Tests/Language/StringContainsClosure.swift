struct R<T> { let ok: (T) -> Bool }
let r = R<String> { $0.contains { $0.isUppercase } }
print(r.ok("ab"), r.ok("Ab"), "Abc1".contains { $0.isUppercase })
func g(_ f: (String) -> Bool) -> Bool { f("Ab1") }
print(g { $0.contains { $0.isUppercase } }, g { $0.contains(where: \.isUppercase) })
