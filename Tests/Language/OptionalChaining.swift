struct Address { var street: String?; func short() -> String? { street?.split(separator: " ").first.map(String.init) } }
class Person { var address: Address?; var friend: Person?; var scores: [Int]? = nil }
let p = Person()
print(p.address?.street?.count as Any)
p.address = Address(street: "Main Street 5")
print(p.address?.street?.count ?? 0, p.address?.short() ?? "-")
p.friend?.address?.street = "never"
p.friend = Person()
p.friend?.scores = [1, 2]
p.friend?.scores?[0] = 9
p.friend?.scores?.append(3)
print(p.friend?.scores ?? [], p.friend?.friend?.scores?.first as Any, p.friend!.scores![1])
