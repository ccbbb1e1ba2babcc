struct Address { var city: String; var zip: Int }
struct Person { var name: String; var address: Address; var tags: [String] }
var p = Person(name: "Ann", address: Address(city: "Oslo", zip: 150), tags: ["x", "y"])
let name = \Person.name
let city: WritableKeyPath<Person, String> = \.address.city
print(p[keyPath: name], p[keyPath: city], p[keyPath: \.tags[1]], p[keyPath: \.tags.count])
p[keyPath: city] = "Bergen"
p[keyPath: \.address.zip] += 1
print(p.address)
let combined = (\Person.address).appending(path: \.zip)
print(p[keyPath: combined], p[keyPath: \.self].name)
