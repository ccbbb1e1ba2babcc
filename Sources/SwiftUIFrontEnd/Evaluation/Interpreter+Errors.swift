import Diagnostics
import Vocabulary

extension Interpreter {
    func unknownMember(_ name: String, of value: Value, _ range: Range<Int>) -> any Error {
        var hints: [String] = []
        if let info = info(of: value) {
            var names: Set<String> = []
            for step in info.lookupOrder {
                names.formUnion(step.properties.keys)
                names.formUnion(step.methods.keys)
            }
            if let near = NearestName.of(name, among: names.sorted()) { hints = ["did you mean `\(near)`?"] }
        } else if case .none = value {
            return failure("unexpected-nil", "`\(name)` is asked of nil", range)
        } else if let native = typeName(of: value).nominalName.flatMap({ nativeType($0) }) {
            let names = Array(native.properties.keys) + Array(native.methods.keys)
            if let near = NearestName.of(name, among: names.sorted()) { hints = ["did you mean `\(near)`?"] }
        }
        if case .view = value, Lexicon.modifier(named: name) != nil {
            return failure(
                "unknown-member", "`\(name)` is a modifier, and is called", range, hints: ["write `.\(name)(…)`"])
        }
        return failure(
            "unknown-member", "a value of type `\(typeText(of: value))` has no member `\(name)`", range, hints: hints)
    }

    func noCondition(_ value: Value, _ range: Range<Int>) -> any Error {
        failure("type-mismatch", "a condition is a Bool, and this is of type \(typeText(of: value))", range)
    }

    func outOfRange(_ index: Int, _ count: Int, _ range: Range<Int>) -> any Error {
        failure("index-out-of-range", "index \(index) is out of range: the array has \(count) elements", range)
    }

    func overflow(_ symbol: String, _ a: Int, _ b: Int, _ range: Range<Int>) -> any Error {
        failure("integer-overflow", "\(a) \(symbol) \(b) does not fit an Int", range)
    }

    func checked(_ value: Value, _ name: String, _ range: Range<Int>) throws -> Value {
        if case .native(let native) = value, native is Unset {
            throw failure("uninitialized", "`\(name)` is read before it has a value", range)
        }
        return value
    }
}
