import Vocabulary

/// Takes what a declared `hash(into:)` combines.
final class HasherValue: NativeValue {
    var typeName: String { "Hasher" }
    private(set) var text = ""

    func combine(_ value: Value) {
        let part = value.hashText
        text += "\(part.utf8.count):\(part)"
    }
}

extension Interpreter {
    /// Lets values of types that declare `hash(into:)` be keys by what it combines.
    func prepareHashing(_ info: TypeInfo) {
        guard info.hashing == nil,
            let function = info.methods(named: "hash").first(where: { $0.parameters.map(\.label) == ["into"] })
        else { return }
        info.hashing = { [unowned self] value in
            let hasher = HasherValue()
            var receiver = value
            guard (try? call(function, receiver: &receiver, [.native(hasher)])) != nil else { return nil }
            return (function.owner ?? info).name + " " + hasher.text
        }
    }
}
