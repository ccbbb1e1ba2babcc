import Diagnostics
import Vocabulary

/// What an initialiser leaves without a value.
extension Interpreter {
    /// A stored property that has no value where an initialiser ends.
    func checkInitializers(_ info: TypeInfo) {
        guard info.kind == .structure || info.kind == .classType, info.attributes.isEmpty, !info.isFromOutside else {
            return
        }
        for function in info.initializers where function.owner === info {
            guard let declaration = function.declaration, let body = declaration.body, declaration.kind == .initializer,
                info.declaration?.members.contains(where: { $0.isFunction(declaration) }) ?? false,
                !body.contains(where: \.mayDelegate)
            else { continue }
            checkSuperclass(of: info, function, declaration)
            for property in info.stored where property.owner === info && needsValue(property) {
                var values = FirstValues(name: property.name, isLet: false) { _ in false }
                values.ofSelf = true
                values.isHidden = declaration.parameters.contains { $0.name == property.name }
                values.follow(body)
                guard values.isEmptyAtEnd else { continue }
                record(
                    Diagnostic(
                        id: "uninitialized", message: "`\(property.name)` has no value where this `init` ends",
                        range: declaration.nameRange, hints: ["set `self.\(property.name)`"]))
            }
        }
    }

    /// A method or property of another type than a protocol requires.
    func checkResults(of info: TypeInfo, _ step: TypeInfo, _ declaration: TypeDeclaration) {
        func plain(_ type: TypeName?, _ owner: TypeInfo?) -> String? {
            guard case .named(let name, [])? = type.flatMap({ canonical($0, owner: owner, generics: []) }),
                ["Int", "Double", "Bool", "String"].contains(name), index.types[name] == nil
            else { return nil }
            return name
        }
        func tell(_ name: String, _ wanted: String, _ found: String, _ range: Range<Int>) {
            record(
                Diagnostic(
                    id: "wrong-type",
                    message: "`\(step.name)` requires `\(name)` to be of type \(wanted), not \(found)",
                    range: place(of: name, in: range) ?? declaration.nameRange))
        }
        for property in step.properties.values.sorted(by: { $0.name < $1.name }) where property.isRequirement {
            guard let wanted = plain(property.type, step), let own = info.properties[property.name],
                own.owner === info, info.alternatives[property.name] == nil,
                let found = plain(own.type, info), found != wanted
            else { continue }
            tell(property.name, wanted, found, own.declaration.range)
        }
        for name in step.methods.keys.sorted() {
            for requirement in step.methods[name] ?? [] where requirement.isRequirement {
                let own = info.methods(named: name)
                guard own.count == 1, own[0].owner === info, let wanted = plain(requirement.result, step),
                    own[0].parameters.map(\.label) == requirement.parameters.map(\.label),
                    let found = plain(own[0].result, info), found != wanted,
                    (step.methods[name] ?? []).count == 1
                else { continue }
                tell(name, wanted, found, own[0].declaration?.nameRange ?? declaration.nameRange)
            }
        }
    }

    /// An initialiser of a subclass that never calls one of its superclass, which has none without arguments.
    private func checkSuperclass(of info: TypeInfo, _ function: FunctionInfo, _ declaration: FunctionDeclaration) {
        guard let superclass = info.superclass, !info.hasUnseenSuperclass, !declaration.isConvenience,
            let body = declaration.body, !superclass.initializers.isEmpty, !superclass.isFromOutside,
            !superclass.initializers.contains(where: { $0.parameters.allSatisfy(\.hasDefault) }),
            !NameUse(statements: body).mentions.contains("super")
        else { return }
        record(
            Diagnostic(
                id: "missing-initializer", message: "this `init` does not call one of `\(superclass.name)`",
                range: declaration.nameRange, hints: ["end it with `super.init(…)`"]))
    }

    private func needsValue(_ property: PropertyInfo) -> Bool {
        let written = property.declaration
        guard written.initial == nil, written.attributes.isEmpty, !property.isLazy, property.overridden == nil,
            let type = written.type, let source = property.declaration.name, source == property.name
        else { return false }
        if case .optional = canonical(type, owner: property.owner, generics: []) ?? type { return false }
        return true
    }

    /// What a type says that it is of the standard library, and lacks.
    func checkStandardRequirements(of info: TypeInfo, _ declaration: TypeDeclaration) {
        guard [.structure, .enumeration].contains(info.kind), info.attributes.isEmpty, !info.isFromOutside else {
            return
        }
        let missing: String
        if info.inherits.contains(.named("Identifiable")), info.property("id") == nil, !hasAdded("id", info),
            index.types["Identifiable"] == nil, info.aliases["ID"] == nil
        {
            missing = "id"
        } else if info.kind == .structure, info.inherits.contains(.named("Comparable")),
            index.types["Comparable"] == nil, index.operators["<"] == nil
        {
            missing = "<"
        } else {
            return
        }
        record(
            Diagnostic(
                id: "missing-member",
                message:
                    "`\(info.name)` has no `\(missing)`, which `\(missing == "id" ? "Identifiable" : "Comparable")`"
                    + " requires", range: declaration.nameRange, hints: ["declare it in `\(info.name)`"]))
    }

    private func hasAdded(_ name: String, _ info: TypeInfo) -> Bool {
        info.lookupOrder.contains { $0.anyProperty(name) != nil } || mayBeElsewhere
            || info.conformances.contains { $0 != info.simpleName && index.types[$0] == nil && !isStandard($0) }
    }

    private func isStandard(_ name: String) -> Bool {
        ["Identifiable", "Hashable", "Equatable", "Codable", "Encodable", "Decodable", "Sendable", "Comparable"]
            .contains(
                name)
    }

    /// Two cases with the same raw value.
    func checkUniqueRawValues(_ declaration: TypeDeclaration) {
        var seen: Set<String> = []
        for value in declaration.cases.compactMap(\.rawValue) {
            let text: String
            switch value.kind {
            case .integer(let number): text = "\(number)"
            case .string(let parts):
                guard parts.count == 1, case .text(let written) = parts[0] else { continue }
                text = "\"" + written
            default: continue
            }
            guard !seen.insert(text).inserted else { continue }
            record(
                Diagnostic(
                    id: "duplicate-name", message: "another case has this raw value", range: value.range,
                    hints: ["change one of them"]))
        }
    }

    /// A struct that holds itself has no end.
    func checkSize(of info: TypeInfo, _ declaration: TypeDeclaration) {
        guard info.kind == .structure else { return }
        for property in info.stored where property.owner === info && property.declaration.attributes.isEmpty {
            guard !property.isLazy, let type = property.type,
                case .named(let name, _)? = canonical(type, owner: info, generics: info.generics)?.unwrapped,
                index.types[name] === info
            else { continue }
            record(
                Diagnostic(
                    id: "recursive-value", message: "`\(info.name)` is a struct and cannot hold itself",
                    range: property.declaration.range, hints: ["make it a class, or hold an array of it"]))
        }
    }
}

extension Declaration {
    fileprivate func isFunction(_ function: FunctionDeclaration) -> Bool {
        if case .function(let own) = self { own === function } else { false }
    }
}

extension Statement {
    /// Whether something in an initialiser may set more than its statements show.
    fileprivate var mayDelegate: Bool {
        switch kind {
        case .deferred: true
        case .expression(let expression): expression.mayDelegate
        case .ifElse(let branch):
            branch.body.contains(where: \.mayDelegate) || branch.otherwise?.contains(where: \.mayDelegate) ?? false
        case .guarded(_, let body), .whileLoop(_, _, let body), .repeatLoop(_, let body, _):
            body.contains(where: \.mayDelegate)
        case .forLoop(let loop): loop.body.contains(where: \.mayDelegate)
        case .switched(let branch): branch.cases.contains { $0.body.contains(where: \.mayDelegate) }
        case .block(_, let body, let catches):
            body.contains(where: \.mayDelegate) || catches.contains { $0.body.contains(where: \.mayDelegate) }
        case .declaration, .returned, .broken, .continued, .fallenThrough, .thrown: false
        }
    }
}

extension Expression {
    /// `self.init(…)`, `self = …`, and calls that may never return.
    fileprivate var mayDelegate: Bool {
        switch kind {
        case .attempt(_, let inner), .optionalChain(let inner), .forceUnwrap(let inner): return inner.mayDelegate
        case .assignment(_, let place, _):
            if case .name("self", _) = place.kind { return true }
            return false
        case .call(let callee, _):
            switch callee.kind {
            case .member(let base, "init"):
                if case .name("self", _) = base.kind { return true }
                return false
            case .name(let name, _): return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
            default: return false
            }
        default: return false
        }
    }
}
