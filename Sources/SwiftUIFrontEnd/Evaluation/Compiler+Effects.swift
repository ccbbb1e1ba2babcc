import Diagnostics
import Vocabulary

/// Calls of the source's own functions that throw or wait without saying so.
extension Compiler {
    /// Tells that `try` or `await` is missing in front of a call of a declared function.
    func checkEffects(of function: FunctionInfo, _ range: Range<Int>) {
        guard machine.checksEffects, let declaration = function.declaration,
            declaration.isThrowing || declaration.isAsync
        else { return }
        let labels = function.parameters.map(\.label)
        let siblings = siblings(of: function).filter { $0.parameters.map(\.label) == labels }
        let effects = machine.program.effects
        var missing: [String] = []
        if declaration.isThrowing, siblings.allSatisfy({ $0.declaration?.isThrowing ?? false }),
            !isCovered(range, effects.tried)
        {
            missing.append("try")
        }
        if declaration.isAsync, siblings.allSatisfy({ $0.declaration?.isAsync ?? false }),
            !isCovered(range, effects.awaited)
        {
            missing.append("await")
        }
        if siblings.allSatisfy({ $0.declaration?.isThrowing == declaration.isThrowing }),
            siblings.allSatisfy({ $0.declaration?.isAsync == declaration.isAsync })
        {
            checkHandled(declaration, missing, range)
        }
        guard !missing.isEmpty else { return }
        let keywords = missing.joined(separator: " ")
        let does = missing == ["try"] ? "can throw" : missing == ["await"] ? "is asynchronous" : "can throw and waits"
        let name = function.isInitializer ? function.owner?.simpleName ?? "init" : function.name
        fail(
            "missing-" + missing[0], "`\(name)` \(does), and the call is not marked with `\(keywords)`", range,
            hints: ["write `\(keywords)` in front of it"])
    }

    /// Tells that a function throws or waits, and the one that calls it does neither.
    private func checkHandled(_ callee: FunctionDeclaration, _ missing: [String], _ range: Range<Int>) {
        guard context.parent == nil, let caller = context.function?.declaration, caller.kind == .function else {
            return
        }
        let name = callee.kind == .initializer ? "init" : callee.name
        if callee.isAsync, !missing.contains("await"), !caller.isAsync {
            fail(
                "async-call", "`\(name)` is asynchronous, and `\(caller.name)` is not", range,
                hints: ["declare `\(caller.name)` with `async`, or call it in a `Task`"])
        }
        if callee.isThrowing, !missing.contains("try"), !caller.mayThrow,
            !machine.program.effects.isCaught(range)
        {
            fail(
                "unhandled-error", "`\(name)` can throw, and `\(caller.name)` does not handle it", range,
                hints: ["declare `\(caller.name)` with `throws`, or catch the error"])
        }
    }

    /// The overloads among which a function was chosen.
    func siblings(of function: FunctionInfo) -> [FunctionInfo] {
        guard let owner = function.owner else { return index.functions[function.name] ?? [function] }
        if function.isInitializer { return owner.initializers }
        return owner.methods(named: function.name) + owner.staticMethods(named: function.name)
    }

    /// Whether a keyword of the same closure covers a place.
    private func isCovered(_ place: Range<Int>, _ ranges: [Range<Int>]) -> Bool {
        var closure: Range<Int>?
        var current: FunctionContext? = context
        while let step = current, closure == nil {
            closure = step.closureRange
            current = step.parent
        }
        return ranges.contains { range in
            guard range.lowerBound <= place.lowerBound, place.upperBound <= range.upperBound else { return false }
            guard let closure else { return true }
            return closure.lowerBound <= range.lowerBound && range.upperBound <= closure.upperBound
        }
    }

    /// A closure that ignores what it is given without saying so: `{ _ in … }` is meant.
    func checkIgnored(_ closure: ClosureExpression, _ type: TypeName?, _ parameter: ParameterSpec, _ target: Target) {
        guard !closure.namesParameters, closure.isWritten, !parameter.callsClosure,
            case .function(let inputs, _)? = type?.unwrapped, !inputs.isEmpty,
            !inputs.contains(.named("Void")), NameUse(statements: closure.body).highestShorthand < 0
        else { return }
        switch target {
        case is FunctionTarget, is InitializerTarget, is MemberwiseTarget, is LocalFunctionTarget: break
        case let word as WordTarget:
            guard Self.givingContent.contains(word.name), parameter.name == "content" else { return }
        default: return
        }
        // A generic parameter may stand for nothing at all.
        guard !inputs.contains(.tuple([], [])), !takesOpenTypes(parameter, of: target) else { return }
        let names = Array(repeating: "_", count: inputs.count).joined(separator: ", ")
        fail(
            "ignored-parameters",
            "the closure is given \(inputs.count == 1 ? "a value" : "\(inputs.count) values"), and names none",
            closure.range.lowerBound..<(closure.range.lowerBound + 1), hints: ["write `{ \(names) in`"])
    }

    /// Whether a closure parameter is declared to be given values of generic parameters.
    private func takesOpenTypes(_ parameter: ParameterSpec, of target: Target) -> Bool {
        guard case .function(let inputs, _)? = parameter.type?.unwrapped else { return false }
        let open = target.generics.union(target.owner?.generics ?? [])
        return inputs.contains { open.contains($0.unwrapped.nominalName ?? "") }
    }

    private static let givingContent: Set<String> = ["ForEach", "GeometryReader", "ScrollViewReader"]
}
