for c in "aZ5 é_😀" { print(c.isLetter, c.isNumber, c.isWhitespace, c.isUppercase, c.isASCII, terminator: ";") }
print()
let flag = "🇩🇪👨‍👩‍👧e\u{301}"
print(flag.count, flag.unicodeScalars.count, flag.utf8.count, flag.utf16.count, Array("añ".utf8), "a".unicodeScalars.first!.value)
print(Character("a").asciiValue!, Character(UnicodeScalar(66)), String(UnicodeScalar(UInt8(67))), Character("7").wholeNumberValue!, Character("f").hexDigitValue!, Character("x").wholeNumberValue as Any)
let shifted = String("abc".unicodeScalars.map { Character(UnicodeScalar($0.value + 1)!) })
print(shifted, "b" > "a", "Z" < "a", Character("b") > Character("a"), "abc" < "abd", "10" < "9", "".isEmpty)
let caesar = "Hello".map { c -> Character in guard let v = c.asciiValue, c.isLetter else { return c }; let base: UInt8 = c.isUppercase ? 65 : 97; return Character(UnicodeScalar((v - base + 3) % 26 + base)) }
print(String(caesar), "abc".contains(where: \.isUppercase), "aab".filter { $0 == "a" }.count, "hello".max()!, Set("aab").sorted())
print(String(["a", "b"] as [Character]), "x".unicodeScalars.map { $0.value }, "ß".uppercased(), "I".lowercased(), "a\u{300}".count, "\r\n".count)
