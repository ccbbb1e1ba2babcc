import Diagnostics
import Vocabulary

extension ProgramIndex {
    /// Whether an alias would name itself, by those that are known so far; it is told, and must not be kept.
    func isCircular(_ name: String, _ target: TypeName, in parent: TypeInfo?, at place: Range<Int>) -> Bool {
        // `Color = SwiftUI.Color`, read without its module, names the type that is meant anyway.
        if case .named(name, _) = target, parent == nil { return true }
        var seen: Set<String> = []
        var pending = target.namedTypes
        while let next = pending.popLast() {
            if next == name, find(next, from: parent) == nil {
                diagnostics.append(
                    Diagnostic(id: "circular-alias", message: "the alias `\(name)` names itself", range: place))
                return true
            }
            guard aliasNames.contains(next), seen.insert(next).inserted else { continue }
            var scope = parent
            while let step = scope, step.aliases[next] == nil { scope = step.parent }
            if let further = scope?.aliases[next] ?? aliases[next] { pending += further.namedTypes }
        }
        return false
    }
}

extension TypeName {
    /// The names of all types that it is made of.
    fileprivate var namedTypes: [String] {
        switch self {
        case .named(let name, let arguments): [name] + arguments.flatMap(\.namedTypes)
        case .optional(let type), .array(let type), .metatype(let type): type.namedTypes
        case .dictionary(let key, let value): key.namedTypes + value.namedTypes
        case .tuple(_, let types), .anyOf(let types): types.flatMap(\.namedTypes)
        case .function(let parameters, let result): parameters.flatMap(\.namedTypes) + result.namedTypes
        }
    }
}
