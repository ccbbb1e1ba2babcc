import Diagnostics
import Vocabulary

/// Names that an imported module may declare whose source is not here.
extension Interpreter {
    /// The imported modules whose declarations cannot be seen, sorted: packages, and frameworks that are not modelled.
    static func unseenModules(of program: Program) -> [String] {
        program.imports.subtracting(SystemModules.modelled).sorted()
    }

    /// Whether a name is a known one with a mistake in it; `KFImage` is not `Image` mistyped.
    private func isMistyped(_ name: String, for known: String?) -> Bool {
        guard let known, known.first?.isUppercase == name.first?.isUppercase, NearestName.isOneSlip(name, from: known)
        else { return false }
        return !name.hasSuffix(known) && !name.hasPrefix(known) && !known.hasPrefix(name) && !known.hasSuffix(name)
    }

    /// The diagnostic for a name that only an unseen module can declare; `nil` if all imported modules are known, or if
    /// the name is close to a known one.
    ///
    /// - Parameter consequence: what it counts as.
    func unseenName(_ name: String, hint: String?, consequence: String, _ range: Range<Int>) -> Diagnostic? {
        guard !isMistyped(name, for: hint) else { return nil }
        if !importsPackages, needsOtherFiles {
            let meaning = unseenTypes.contains(name) ? "what it gives is made up" : consequence
            return Diagnostic(
                id: "unseen-type", severity: .warning, message: "nothing here declares `\(name)`; \(meaning)",
                range: range, hints: ["declare a stand-in for `\(name)`, or name its file with --with"])
        }
        guard !unseenModules.isEmpty else { return nil }
        let shown = unseenModules.map { "`\($0)`" }
        let modules =
            shown.count == 1
            ? shown[0] : "one of " + shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
        return Diagnostic(
            id: "unseen-module", severity: .warning,
            message: "`\(name)` must come from \(modules), whose source is not here; \(consequence)", range: range,
            hints: ["declare a stand-in for `\(name)` to lay it out as it is"])
    }

    /// Whether a name that nothing here declares may be declared where it cannot be seen.
    var mayBeElsewhere: Bool { !unseenModules.isEmpty || needsOtherFiles }

    /// Whether the program names types that no file here declares, so that more of it may be declared elsewhere.
    var needsOtherFiles: Bool { !unseenTypes.isEmpty }

    /// Whether the program imports packages besides the frameworks that do not run here.
    var importsPackages: Bool { unseenModules.contains { !SystemModules.names.contains($0) } }

    /// Shows a value of an unseen module as a view.
    func assumeView(_ value: OutsideValue, _ range: Range<Int>) throws {
        // What a package or another file gives was told where it was made.
        guard !importsPackages, let name = value.typeName.split(separator: ".").first.map(String.init),
            !needsOtherFiles || unseenTypes.contains(name),
            let diagnostic = unseenName(
                name, hint: nil, consequence: "it is taken for a view that fills what it is offered", range)
        else { return }
        try assume(diagnostic)
    }

    /// Goes on with something assumed and warns of it, or stops where nothing may be assumed.
    ///
    /// - Throws: the diagnostic as an error.
    func assume(_ diagnostic: Diagnostic) throws {
        guard !makesAssumptions else { return note(diagnostic) }
        var error = diagnostic
        error.severity = .error
        throw DiagnosticsError([error])
    }
}

extension Compiler {
    /// A name that only an unseen module can declare; `nil` if it must be a mistake.
    func unseen(_ name: String, _ arguments: [CallArgument]?, hint: String?, _ range: Range<Int>) -> Node? {
        // A small name may be a typing error in a body; what a preview shows is often named in another file.
        let isShown = machine.isInPreview || context.owner?.conforms(to: "PreviewProvider") ?? false
        guard name.first?.isUppercase == true || isShown && machine.needsOtherFiles,
            let diagnostic = machine.unseenName(
                name, hint: hint,
                consequence: "where it is a view, it is taken to fill what it is offered", range)
        else { return nil }
        return UnseenNode(name, arguments.map { outsideArguments($0, of: name) }, diagnostic, range)
    }

    /// Whether a type is declared nowhere that can be seen.
    func isUnseen(_ type: TypeName) -> Bool {
        guard case .named(let name, _) = type.unwrapped else { return false }
        if machine.unseenModules.isEmpty, !machine.needsOtherFiles { return false }
        return !machine.isKnownType(name) && !Interpreter.protocolNames.contains(name) && info(type) == nil
            && index.nativeExtensions[name] == nil && catalogue.viewSignatures(name) == nil
    }

    /// `[Type]()` and `[Key: Type]()` of types that are declared elsewhere.
    func emptyCollection(_ callee: Expression) -> Value? {
        switch callee.kind {
        case .array(let elements) where elements.count == 1 && isUnseenType(elements[0]): .array([])
        case .dictionary(let pairs)
        where pairs.count == 1 && (isUnseenType(pairs[0].key) || isUnseenType(pairs[0].value)):
            .dictionary(DictionaryValue())
        default: nil
        }
    }

    private func isUnseenType(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .member(let base, let name): name.first?.isUppercase == true && isUnseenType(base)
        case .optionalLink(let inner), .optionalChain(let inner): isUnseenType(inner)
        case .array(let elements): elements.count == 1 && isUnseenType(elements[0])
        case .name(let name, _):
            name.first?.isUppercase == true && typeReference(expression) == nil
                && context.find(name, from: scope) == nil
                && (context.generics.contains(name) || machine.importsPackages || machine.needsOtherFiles)
        default: false
        }
    }

    /// A static member that a package or another file adds to a type of the library; `nil` if it must be a mistake.
    func unseenMember(_ name: String, of type: TypeName, _ range: Range<Int>) -> Node? {
        var candidate = type.unwrapped
        if case .anyOf(let types) = candidate { candidate = types.first ?? candidate }
        guard machine.importsPackages || machine.needsOtherFiles, let nominal = candidate.nominalName,
            index.types[nominal] == nil
        else { return nil }
        let near = machine.nativeLineage(nominal).flatMap { nativeType($0)?.constants.keys.map { $0 } ?? [] }
        guard
            let diagnostic = machine.unseenName(
                name, hint: NearestName.of(name, among: near.sorted()), consequence: "it counts as left out", range)
        else { return nil }
        return UnseenNode(nominal + "." + name, nil, diagnostic, range)
    }

    /// A member of a type of another file, which is told where it runs; `nil` for other types.
    func madeUpMember(
        _ type: TypeName, _ range: Range<Int>, _ arguments: [Node], _ make: @escaping ([Value]) -> Value
    ) -> Node? {
        guard !machine.importsPackages, let name = type.unwrapped.nominalName, machine.unseenTypes.contains(name),
            let diagnostic = machine.unseenName(name, hint: nil, consequence: "", range)
        else { return nil }
        return OperationNode(arguments, range, type: nil) { machine, values in
            try machine.assume(diagnostic)
            return make(values)
        }
    }

    /// A call with arguments that only an overload of a package or of another file takes; `nil` if it must be a mistake.
    func unseenOverload(
        _ name: String, _ targets: [Target], _ arguments: [CallArgument], _ range: Range<Int>
    ) -> Diagnostic? {
        guard machine.importsPackages || machine.needsOtherFiles, order(targets, arguments) == nil,
            nearLabel(targets, arguments) == nil
        else { return nil }
        let written = arguments.map { ($0.label ?? "_") + ":" }.joined()
        return machine.unseenName("\(name)(\(written))", hint: nil, consequence: "it is taken to change nothing", range)
    }

    /// A modifier that only an unseen module can declare, which changes nothing; `nil` if it must be a mistake.
    func unseenModifier(_ name: String, hint: String?, _ range: Range<Int>) throws -> [PreparedCall]? {
        guard let diagnostic = machine.unseenName(name, hint: hint, consequence: "it is taken to change nothing", range)
        else { return nil }
        try machine.assume(diagnostic)
        return [PreparedCall(target: SameTarget(), plans: [], isVolatile: true)]
    }
}

/// A method that gives its receiver back.
final class SameTarget: Target {
    init() { super.init(parameters: [], result: nil) }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value { receiver }
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
        if f.machine.importsPackages || diagnostic.id == "unseen-type" {
            try f.machine.assume(diagnostic)
        } else {
            f.machine.noteOutside(name, range)
        }
        return .native(OutsideValue(name, isUnknown: name.first?.isLowercase ?? false, mayBeView: true))
    }
}
