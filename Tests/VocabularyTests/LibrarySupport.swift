import Diagnostics
import LayoutEngine
import Testing

@testable import Vocabulary

/// An evaluator that knows native values only and remembers what it is told.
final class LibraryEvaluator: Evaluator {
    var notes: [Diagnostic] = []
    var deferred: [DeferredWork] = []

    func areEqual(_ a: Value, _ b: Value) throws -> Bool {
        if case .native(let a) = a, case .native(let b) = b { return a.isEqual(to: b) ?? false }
        return a.hashText == b.hashText
    }

    func isLess(_ a: Value, _ b: Value) throws -> Bool {
        guard let a = Double.converted(from: a), let b = Double.converted(from: b) else { return false }
        return a < b
    }

    func text(of value: Value) throws -> String {
        if let text = String.converted(from: value) { return text }
        return value.sourceText
    }

    func charge(steps: Int, bytes: Int) throws {}

    func failure(id: String, _ message: String, hints: [String]) -> any Error { NativeFailure(id: id, message) }

    private var numbers = 0

    func freshNumber() -> Int {
        numbers += 1
        return numbers
    }

    func note(_ diagnostic: Diagnostic) { notes.append(diagnostic) }

    func sleep() {}
    func runLater(_ work: DeferredWork) { deferred.append(work) }
}

/// Calls members of native types by label, as the interpreter does after it has chosen an overload.
struct LibraryCaller {
    let evaluator = LibraryEvaluator()

    func type(_ name: String) throws -> NativeType { try #require(NativeLibrary.type(named: name), "no type \(name)") }

    /// Calls the first overload whose labels contain all given ones in order.
    private func call(_ functions: [NativeFunction], on receiver: Value, _ arguments: [(String, Value)]) throws -> (
        result: Value, receiver: Value
    ) {
        for function in functions {
            let labels = NativeType.labels(of: function.signature)
            var values = [Value?](repeating: nil, count: labels.count)
            var next = 0
            var fits = true
            for (label, value) in arguments {
                guard
                    let index = labels[next...].firstIndex(where: { $0 == label || (label == "_" && $0.hasPrefix("_")) }
                    )
                else {
                    fits = false
                    break
                }
                values[index] = value
                next = index + 1
            }
            guard fits else { continue }
            var call = NativeCall(receiver: receiver, arguments: values, range: 0..<0, evaluator: evaluator)
            guard let result = try? function.body(&call) else { continue }
            return (result, call.receiver)
        }
        throw NativeFailure(id: "no-overload", "no overload takes \(arguments.map(\.0))")
    }

    func make(_ typeName: String, _ arguments: (String, Value)...) throws -> Value {
        try call(type(typeName).initializers, on: .void, arguments).result
    }

    func constant(_ typeName: String, _ name: String) throws -> Value {
        let type = try type(typeName)
        if let property = type.staticProperties[name] { return try property.get(.void, in: evaluator) }
        let make = try #require(type.constants[name], "no \(typeName).\(name)")
        return make()
    }

    func callStatic(_ typeName: String, _ name: String, _ arguments: (String, Value)...) throws -> Value {
        let functions = try #require(type(typeName).staticFunctions[name], "no \(typeName).\(name)()")
        return try call(functions, on: .void, arguments).result
    }

    private func typeName(of value: Value) -> String {
        switch value {
        case .size: "CGSize"
        case .point: "CGPoint"
        case .rect: "CGRect"
        case .proposal: "ProposedViewSize"
        case .native(let native): native.typeName
        default: ""
        }
    }

    func get(_ value: Value, _ name: String) throws -> Value {
        let property = try #require(type(typeName(of: value)).properties[name], "no property \(name)")
        return try property.get(value, in: evaluator)
    }

    func set(_ value: inout Value, _ name: String, _ new: Value) throws {
        let property = try #require(type(typeName(of: value)).properties[name], "no property \(name)")
        let setter = try #require(property.set, "\(name) can only be read")
        try setter(&value, new)
    }

    func method(_ value: Value, _ name: String, _ arguments: (String, Value)...) throws -> Value {
        let functions = try #require(type(typeName(of: value)).methods[name], "no method \(name)")
        return try call(functions, on: value, arguments).result
    }

    func mutate(_ value: inout Value, _ name: String, _ arguments: (String, Value)...) throws {
        let functions = try #require(type(typeName(of: value)).methods[name], "no method \(name)")
        value = try call(functions, on: value, arguments).receiver
    }

    func op(_ left: Value, _ name: String, _ right: Value...) throws -> Value {
        let owner = typeName(of: left).isEmpty ? typeName(of: right[0]) : typeName(of: left)
        let functions = try #require(type(owner).operators[name], "no operator \(name)")
        return try call(functions, on: left, right.map { ("_", $0) }).result
    }
}
