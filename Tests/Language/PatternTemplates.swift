import Foundation

let date = "2024-05-17"
print(date.replacingOccurrences(of: "(\\d+)-(\\d+)-(\\d+)", with: "$3.$2.$1", options: .regularExpression))
print("abc".replacingOccurrences(of: "(b)", with: "[$1$0]", options: .regularExpression))
print("abc".replacingOccurrences(of: "b", with: "\\$1", options: .regularExpression))
print("a1b22".replacingOccurrences(of: "([a-z])(\\d*)", with: "$20$1 ", options: .regularExpression))
print("1234567".replacingOccurrences(of: "(\\d)(?=(\\d{3})+$)", with: "$1,", options: .regularExpression))
print("cost".replacingOccurrences(of: "c", with: "$"))
print("camelCaseText".replacingOccurrences(of: "([A-Z])", with: " $1", options: .regularExpression).lowercased())
