struct Address { var city: String; var lines: [String] }
struct Person { var name: String; var address: Address; var tags: [String: Int] = [:] }
final class Team { var lead: Person; init(lead: Person) { self.lead = lead } }
var p = Person(name: "Ann", address: Address(city: "Rome", lines: ["1"]))
let city = \Person.address.city
p[keyPath: city] = "Oslo"
p[keyPath: \.address.lines[0]] += "b"
p[keyPath: \.tags["x"]] = 2
let team = Team(lead: p)
team[keyPath: \.lead.name] = "Bob"
let full = (\Team.lead).appending(path: city)
print(p.address.city, p.address.lines, p.tags, team.lead.name, team[keyPath: full])
func update<T, V>(_ value: T, _ path: WritableKeyPath<T, V>, _ new: V) -> T { var copy = value; copy[keyPath: path] = new; return copy }
print(update(p, \.name, "Cy").name, [p].map(\.name), [3, 1, 2].sorted { $0[keyPath: \.self] < $1[keyPath: \.self] })
print(["a", "bb"].map(\.count).reduce(0, +), [p].first(where: { $0[keyPath: \.name.isEmpty] == false })?.name ?? "")
let paths: [KeyPath<Person, String>] = [\.name, \.address.city]
print(paths.map { p[keyPath: $0] })
