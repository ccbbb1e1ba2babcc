struct Rule<Value> {
    let message: String
    let isValid: (Value) -> Bool
    static func && (a: Rule, b: Rule) -> Rule {
        Rule(message: a.message + " and " + b.message) { a.isValid($0) && b.isValid($0) }
    }
    static prefix func ! (r: Rule) -> Rule { Rule(message: "not " + r.message) { !r.isValid($0) } }
    func contramap<Other>(_ f: @escaping (Other) -> Value) -> Rule<Other> {
        Rule<Other>(message: message) { isValid(f($0)) }
    }
}
extension Rule where Value == String {
    static var notEmpty: Rule { Rule(message: "filled") { !$0.isEmpty } }
    static func length(_ r: ClosedRange<Int>) -> Rule {
        Rule(message: "\(r.lowerBound) to \(r.upperBound) long") { r.contains($0.count) }
    }
    static func matching(_ p: @escaping (Character) -> Bool, _ m: String) -> Self {
        .init(message: m) { $0.allSatisfy(p) }
    }
}
extension Rule where Value: Comparable {
    static func atLeast(_ v: Value) -> Rule { Rule(message: "at least \(v)") { $0 >= v } }
    static func within(_ r: ClosedRange<Value>) -> Rule { .init(message: "within \(r)", isValid: r.contains) }
}
struct Form { var name = "", age = 0, code = "" }
struct Validator<Model> {
    private var checks: [(label: String, check: (Model) -> String?)] = []
    func validating<V>(_ path: KeyPath<Model, V>, _ label: String, _ rules: Rule<V>...) -> Validator {
        var copy = self
        copy.checks += rules.map { rule in
            (label, { rule.isValid($0[keyPath: path]) ? nil : "\(label) must be \(rule.message)" })
        }
        return copy
    }
    func errors(_ m: Model) -> [String] { checks.compactMap { $0.check(m) } }
}
let v = Validator<Form>().validating(\.name, "name", .notEmpty && .length(2...5)).validating(
    \.age, "age", .atLeast(18), .within(0...120)
).validating(\.code, "code", !.notEmpty, .matching(\.isNumber, "digits"))
print(v.errors(Form()), v.errors(Form(name: "Ada", age: 30)), v.errors(Form(name: "Longname", age: 200, code: "a1")))
let rule: Rule<Int> = .within(1...3)
print(rule.contramap { (s: String) in s.count }.isValid("ab"), rule.message)
