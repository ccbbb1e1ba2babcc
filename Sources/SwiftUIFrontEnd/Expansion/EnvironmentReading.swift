import Diagnostics
import Vocabulary

/// Reads environment values by key path, as `@Environment` does.
struct EnvironmentReading {
    let interpreter: Interpreter
    let environment: Environment

    /// The value at a key path of `EnvironmentValues`: what was set, else what the source's own property computes, else
    /// SwiftUI's default.
    ///
    /// - Throws: `DiagnosticsError` for a name that is not known.
    func value(of path: KeyPathValue, range: Range<Int>) throws -> Value {
        guard case .member(let name)? = path.components.first else { return .none }
        var value: Value
        if interpreter.hasExtensionSetter(name, of: "EnvironmentValues") {
            value = try interpreter.property(name, of: .native(EnvironmentValuesValue(environment)))
        } else if let set = environment.values[name] {
            value = set
        } else if interpreter.hasExtensionProperty(name, of: "EnvironmentValues") {
            value = try interpreter.property(name, of: .native(EnvironmentValuesValue(environment)))
        } else if let standard = EnvironmentDefaults.value(of: name, in: environment) {
            value = standard
        } else {
            let near = NearestName.of(name, among: EnvironmentDefaults.names)
            if let diagnostic = interpreter.unseenName(
                name, hint: near, consequence: "it counts as nil", range)
            {
                try interpreter.assume(diagnostic)
                return .native(OutsideValue(name, isUnknown: true))
            }
            let hint = near.map { ["did you mean `\\.\($0)`?"] }
            throw DiagnosticsError([
                Diagnostic(
                    id: "unknown-environment-value", message: "`\(name)` is no environment value that is known here",
                    range: range, hints: hint ?? [])
            ])
        }
        for component in path.components.dropFirst() {
            if case .member(let member) = component { value = try interpreter.property(member, of: value) }
        }
        return value
    }
}

/// Applies modifiers that set environment values which the source declares itself.
struct EnvironmentWriting {
    let interpreter: Interpreter

    /// Sets what `.environment(\.own, value)` sets through the source's own property of `EnvironmentValues`.
    func apply(_ modifier: ModifierCall, to environment: inout Environment) throws {
        guard ["environment", "transformEnvironment"].contains(modifier.word),
            case .keyPath(let path)? = modifier.argument("keyPath"), case .member(let name)? = path.components.first,
            path.components.count == 1
        else { return }
        if modifier.word == "environment", let new = modifier.argument("value") {
            _ = try set(name, to: new, in: &environment)
        }
        if modifier.word == "transformEnvironment", case .function(let transform)? = modifier.argument("transform") {
            let current = try EnvironmentReading(interpreter: interpreter, environment: environment)
                .value(of: path, range: 0..<0)
            let box = Box(current)
            _ = try transform.call([.box(box)])
            if try !set(name, to: box.value, in: &environment) { environment.values[name] = box.value }
        }
    }

    /// Runs the setter that the source declares for a value; false if there is none.
    private func set(_ name: String, to new: Value, in environment: inout Environment) throws -> Bool {
        var values = Value.native(EnvironmentValuesValue(environment))
        guard try interpreter.set(name, of: &values, type: "EnvironmentValues", to: new) else { return false }
        if case .native(let changed as EnvironmentValuesValue) = values { environment = changed.environment }
        return true
    }
}

/// An EnvironmentValues, as computed properties of its extensions see it.
struct EnvironmentValuesValue: NativeValue {
    var environment: Environment

    init(_ environment: Environment) { self.environment = environment }

    var typeName: String { "EnvironmentValues" }
}
