protocol Greeter {
    var name: String { get }
    func greet() -> String
}
extension Greeter {
    func greet() -> String { "Hello, \(name)" }
    func farewell() -> String { "Bye, \(name)" }
}
struct Plain: Greeter { let name: String }
struct Loud: Greeter {
    let name: String
    func greet() -> String { "HEY \(name.uppercased())" }
    func farewell() -> String { "BYE" }
}
let greeters: [any Greeter] = [Plain(name: "Ann"), Loud(name: "Bob")]
for g in greeters { print(g.greet(), g.farewell()) }
print(Loud(name: "Cy").farewell())
