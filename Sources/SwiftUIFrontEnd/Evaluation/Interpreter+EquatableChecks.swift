import Diagnostics
import Vocabulary

/// Types whose values are compared, or should be, and cannot be.
extension Interpreter {
    /// A struct that says it is Equatable or Hashable, and holds what is not.
    func checkComparability(of info: TypeInfo, _ declaration: TypeDeclaration) {
        guard declaration.kind == .structure, info.attributes.isEmpty else { return }
        let isHashable = info.conforms(to: "Hashable")
        guard isHashable || info.conforms(to: "Equatable"), !declaresEquality(info),
            !isHashable || info.methods(named: "hash").isEmpty && info.property("hashValue") == nil
        else { return }
        let wanted = isHashable ? "Hashable" : "Equatable"
        guard
            let part = info.stored.first(where: { property in
                guard property.declaration.attributes.isEmpty, let type = property.type else { return false }
                return isNeverEquatable(type, property.owner)
            })
        else { return }
        record(
            Diagnostic(
                id: "not-equatable",
                message: "`\(info.name)` cannot be \(wanted) by itself, as its property `\(part.name)` is not",
                range: declaration.nameRange, hints: ["declare `==` in `\(info.simpleName)`"]))
    }

    private func isNeverEquatable(_ type: TypeName, _ owner: TypeInfo) -> Bool {
        switch type {
        case .function: return true
        case .optional(let inner), .array(let inner): return isNeverEquatable(inner, owner)
        case .named(let name, _):
            if owner.generics.contains(name) { return false }
            return index.find(name, from: owner).map { isNeverEquatable($0) } ?? false
        default: return false
        }
    }

    /// Whether nothing makes values of a declared type comparable by `==`.
    func isNeverEquatable(_ info: TypeInfo) -> Bool {
        guard info.attributes.isEmpty, info.generics.isEmpty, !info.isFromOutside else { return false }
        switch info.kind {
        case .structure: break
        case .enumeration: guard info.caseOrder.contains(where: { $0.payload != nil }) else { return false }
        default: return false
        }
        let known = info.conformances.allSatisfy { name in
            name == info.simpleName || index.types[name] != nil || Self.declarableProtocols.contains(name)
                || Self.protocolNames.contains(name)
        }
        return known && info.conformances.isDisjoint(with: ["Equatable", "RawRepresentable", "OptionSet"])
            && !declaresEquality(info)
    }

    /// Whether some `==` of the program may take values of a type.
    private func declaresEquality(_ info: TypeInfo) -> Bool {
        (index.operators["=="] ?? []).contains { function in
            guard let owner = function.owner else {
                return function.parameters.contains { parameter in
                    guard let name = parameter.type?.unwrapped.nominalName else { return true }
                    return function.generics.contains(name) || index.find(name, from: nil) === info
                }
            }
            return owner === info || owner.kind == .protocolType || owner.kind == .native
        }
    }
}
