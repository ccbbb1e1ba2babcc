import Diagnostics
import Vocabulary

/// Names that an imported module may declare whose source is not here.
extension Interpreter {
    /// The imported modules whose declarations cannot be seen, sorted: packages, and frameworks that are not modelled.
    static func unseenModules(of program: Program) -> [String] {
        program.imports.subtracting(SystemModules.modelled).sorted()
    }

    /// Goes on with something assumed, and tells it as a warning; stops where nothing may be assumed.
    ///
    /// - Parameter consequence: what is assumed, in words that go on with the message.
    func assume(_ diagnostic: Diagnostic, _ consequence: String) throws {
        guard makesAssumptions else { throw DiagnosticsError([diagnostic]) }
        note(diagnostic.told(as: .warning, consequence))
    }

    /// Whether a name is a known one with a mistake in it; `KFImage` is not `Image` mistyped.
    private func isMistyped(_ name: String, for known: String?) -> Bool {
        guard let known, known.first?.isUppercase == name.first?.isUppercase else { return false }
        return !name.hasSuffix(known) && !name.hasPrefix(known) && !known.hasPrefix(name) && !known.hasSuffix(name)
    }

    /// Goes on with a view that stands for one of an unseen module.
    func assumeView(_ outside: OutsideValue?, _ range: Range<Int>) throws {
        let name = outside?.typeName ?? "it"
        guard let diagnostic = unseenName(name, hint: nil, range) else { return }
        try assume(diagnostic, "as a view it is taken to fill what it is offered")
    }

    /// The diagnostic for a name that only an unseen module can declare; `nil` if all imported modules are known, or if
    /// the name is close to a known one.
    func unseenName(_ name: String, hint: String?, _ range: Range<Int>) -> Diagnostic? {
        guard !unseenModules.isEmpty, !isMistyped(name, for: hint) else { return nil }
        let shown = unseenModules.map { "`\($0)`" }
        let modules =
            shown.count == 1
            ? shown[0] : "one of " + shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
        return Diagnostic(
            id: "unseen-module", message: "`\(name)` must come from \(modules), whose source is not here", range: range,
            hints: ["declare a stand-in for `\(name)` to lay it out as it is"])
    }
}

extension Diagnostic {
    /// The diagnostic of another severity, with what follows.
    fileprivate func told(as severity: Severity, _ consequence: String) -> Diagnostic {
        var copy = self
        copy.severity = severity
        copy.message += "; " + consequence
        return copy
    }
}

extension Compiler {
    /// A name that only an unseen module can declare; `nil` if it must be a mistake.
    func unseen(_ name: String, _ arguments: [CallArgument]?, hint: String?, _ range: Range<Int>) -> Node? {
        guard name.first?.isUppercase == true,
            let diagnostic = machine.unseenName(name, hint: hint, range)
        else { return nil }
        return UnseenNode(name, arguments.map { outsideArguments($0, of: name) }, diagnostic, range)
    }

    /// A modifier that only an unseen module can declare, which changes nothing; `nil` if it must be a mistake.
    func unseenModifier(_ name: String, _ receiver: Value, hint: String?, _ range: Range<Int>) -> [PreparedCall]? {
        guard let diagnostic = machine.unseenName(name, hint: hint, range) else { return nil }
        return [PreparedCall(target: SameTarget(diagnostic), plans: [], isVolatile: true)]
    }
}

/// A modifier that is assumed to give its receiver back.
final class SameTarget: Target {
    private let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
        super.init(parameters: [], result: nil)
    }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        try f.machine.assume(diagnostic, "it is taken to change nothing")
        return receiver
    }
}

/// A name of an unseen module: a type, a view or a function, or what one of them gives.
final class UnseenNode: Node {
    let name: String
    /// `nil` where the name is read and not called.
    let arguments: [Node]?
    let diagnostic: Diagnostic

    init(_ name: String, _ arguments: [Node]?, _ diagnostic: Diagnostic, _ range: Range<Int>) {
        self.name = name
        self.arguments = arguments
        self.diagnostic = diagnostic
        super.init(range)
    }

    override func eval(_ f: Frame) throws -> Value {
        for argument in arguments ?? [] { _ = try argument.eval(f) }
        f.machine.note(diagnostic.told(as: .note, "what it gives counts as nil"))
        return .native(OutsideValue(name, isUnknown: false, mayBeView: true))
    }
}

/// A modifier of SwiftUI's on what an unseen module gives, which is a view then.
final class UnseenModifierTarget: Target {
    private let inner: [PreparedCall]

    init(_ inner: [PreparedCall]) {
        self.inner = inner
        super.init(parameters: [], result: nil)
    }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        try f.machine.assumeView(receiver.outside, range)
        var view = Value.view(OutsideValue.standIn(named: receiver.outside?.typeName ?? "", at: range.lowerBound))
        return try f.machine.withChoice(inner, f) { try $0.target.invoke(f, &view, $0.plans, range) }
    }
}
