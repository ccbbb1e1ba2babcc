struct P { let name: String; let age: Int }
let people = [P(name: "Cy", age: 30), P(name: "Al", age: 25), P(name: "Bo", age: 30)]
print(people.sorted { $0.age < $1.age }.map(\.name))
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name))
print(people.sorted { a, b in a.age == b.age ? a.name > b.name : a.age > b.age }.map { $0.name })
var n = [3, 1, 2]
n.sort()
print(n, n.sorted(by: >))
n.sort { $0 > $1 }
print(n, ["b", "a"].sorted(), [2.5, -1].sorted())
print(people.min { $0.age < $1.age }!.name, people.max { $0.name < $1.name }!.name)
