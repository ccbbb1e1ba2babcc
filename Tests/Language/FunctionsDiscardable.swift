@discardableResult
func record(_ text: String) -> Int { print("recorded", text); return text.count }
record("abc")
_ = record("de")
print(record("f"))
