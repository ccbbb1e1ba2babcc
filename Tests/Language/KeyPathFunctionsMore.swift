struct Address { var city: String; var zip: Int? }
struct Person { var name: String; var address: Address; var tags: [String]; var boss: [Person] = [] }
extension Sequence {
    func sorted<V: Comparable>(by path: KeyPath<Element, V>, descending: Bool = false) -> [Element] {
        sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
    }
    func sum<N: Numeric>(_ path: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: path] } }
    func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: path] } }
    func max<V: Comparable>(by path: KeyPath<Element, V>) -> Element? { self.max { $0[keyPath: path] < $1[keyPath: path] } }
}
func set<R, V>(_ path: WritableKeyPath<R, V>, _ value: V) -> (R) -> R { { var copy = $0; copy[keyPath: path] = value; return copy } }
var people = [
    Person(name: "Cy", address: Address(city: "Rome", zip: 3), tags: ["x"]),
    Person(name: "Al", address: Address(city: "Oslo", zip: nil), tags: []),
    Person(name: "Bo", address: Address(city: "Rome", zip: 1), tags: ["y", "z"])
]
print(people.sorted(by: \.name).map(\.name), people.sorted(by: \.tags.count, descending: true).map(\.name))
print(people.sum(\.tags.count), people.grouped(by: \.address.city)["Rome"]!.map(\.name), people.max(by: \.name)!.name)
print(people.compactMap(\.address.zip), people.map(\.address.zip?.description), people.filter(\.tags.isEmpty).count)
people[0][keyPath: \.address.city] += "!"
let path = \Person.address.city
people[1][keyPath: path] = "Bern"
print(people.map { $0[keyPath: path] })
let renamed = people.map(set(\.name, "N")).map(\.name)
print(renamed, people[2][keyPath: \.tags[1]], people[2][keyPath: \.tags.last?.count] as Any)
let joined: KeyPath<Person, Int> = (\Person.address).appending(path: \.city.count)
print(people[0][keyPath: joined])
people[0].boss = [people[1]]
print(people[0][keyPath: \.boss[0].address.city], people[0][keyPath: \.boss.first?.name] ?? "none")
let paths: [PartialKeyPath<Person>] = [\.name, \.address.city]
print(paths.map { people[2][keyPath: $0] as? String ?? "?" })
