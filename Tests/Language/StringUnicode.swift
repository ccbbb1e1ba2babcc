let flag = "🇳🇴", family = "👨‍👩‍👧", accent = "e\u{301}"
print(flag.count, family.count, accent.count, accent == "é")
print(flag.unicodeScalars.count, family.utf8.count, accent.utf16.count)
print("é".unicodeScalars.map { $0.value }, "A".utf8.first!, "ß".uppercased())
print(Character("a").unicodeScalars.first!.value, String(UnicodeScalar(UInt8(66))))
print(Array("añ".utf8))
