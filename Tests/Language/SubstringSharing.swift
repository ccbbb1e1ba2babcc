let s = "key: value"
let parts = s.split(separator: ":")
let key: Substring = parts[0]
let value = String(parts[1]).dropFirst()
print(key, value, key.count, key == "key", String(key) + "!", type(of: key))
print(key.uppercased(), value.hasPrefix("val"), key.first!)
var sub = s.dropFirst(5)
sub.append("!")
print(sub, s)
