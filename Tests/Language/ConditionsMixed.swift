let text = "42", limit: Int? = 50
if let n = Int(text), let limit, n < limit, n.isMultiple(of: 2), !text.isEmpty { print("all", n, limit) }
if text.count == 2 || Int(text) == nil, limit != nil { print("either") }
if case 40...45 = Int(text)!, true { print("range") }
let a = 5
if a > 3 { if a > 10 { print("big") } else if a == 5 { print("five") } else { print("mid") } }
