protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
protocol Person: Named, Aged { func describe() -> String }
extension Person { func describe() -> String { "\(name), \(age)" } }
struct Student: Person { let name: String; let age: Int }
func show(_ value: some Named & Aged) -> String { "\(value.name)/\(value.age)" }
let s = Student(name: "Li", age: 20)
print(s.describe(), show(s))
let any: any Named = s
print(any.name, any is any Person, (any as? any Aged)?.age ?? -1)
