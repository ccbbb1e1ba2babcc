import Diagnostics
import Vocabulary

/// Mistakes in what a type would be inferred from, and in what bounds want.
extension Compiler {
    // MARK: Literals without a type

    /// The initial value of a variable without a written type.
    func checkInferred(_ initial: Expression) {
        switch initial.kind {
        case .nilLiteral: failUntyped("`nil`", initial, "String?")
        case .array(let elements):
            if elements.isEmpty { return failUntyped("an empty list", initial, "[String]") }
            checkAlike(elements, "a list of unlike values needs its type", hint: "[Any]")
        case .dictionary(let pairs):
            if pairs.isEmpty { return failUntyped("an empty dictionary", initial, "[String: Int]") }
            checkAlike(pairs.map(\.value), "a dictionary of unlike values needs its type", hint: "[String: Any]")
        case .ternary(_, let yes, let no):
            checkAlike([yes, no], "both sides of `?:` have to be of one type", hint: nil)
        default: return
        }
    }

    private func failUntyped(_ what: String, _ initial: Expression, _ example: String) {
        fail(
            "untyped-literal", "\(what) does not tell its type", initial.range,
            hints: ["write the type, as in `: \(example)`"])
    }

    private enum LiteralKind { case text, number, truth }

    private func kind(of expression: Expression) -> LiteralKind? {
        switch expression.kind {
        case .string: .text
        case .integer, .float: .number
        case .bool: .truth
        case .prefix("-", let inner): kind(of: inner) == .number ? .number : nil
        default: nil
        }
    }

    /// Literals of which one is certainly of another type than the first.
    private func checkAlike(_ values: [Expression], _ message: String, hint: String?) {
        let kinds = values.map(kind)
        guard let first = kinds.first, let first, !kinds.contains(nil), !ownLiterals,
            let other = zip(values, kinds).first(where: { $1 != first })
        else { return }
        fail("wrong-type", message, other.0.range, hints: hint.map { ["write the type, as in `: \($0)`"] } ?? [])
    }

    /// Whether the source makes standard types of other literals.
    private var ownLiterals: Bool {
        index.nativeExtensions.values.contains { info in
            info.inherits.contains { $0.nominalName?.hasPrefix("ExpressibleBy") ?? false }
        }
    }

    // MARK: Bounds

    /// The arguments of a call whose types certainly do not conform to what the parameters want.
    func checkBounds(of call: PreparedCall) {
        guard machine.checksProgram, !machine.mayBeElsewhere else { return }
        let target = call.target
        for (parameter, plan) in zip(target.parameters, call.plans) {
            guard case .named(let name, [])? = parameter.type, case .node(let node) = plan,
                case .named? = node.type, let info = info(node.type), info.kind != .protocolType, !(node is FailureNode)
            else { continue }
            let wanted: [TypeName]
            if target.generics.contains(name) {
                wanted = target.bounds[name] ?? []
            } else if let bound = type(parameter.type, of: target), self.info(bound)?.kind == .protocolType {
                wanted = [bound]
            } else {
                continue
            }
            for bound in wanted {
                guard let text = bound.nominalName, Self.checked.contains(text) || self.info(bound) != nil,
                    machine.isProtocol(text), machine.conformance(of: info.typeName, to: text) == false
                else { continue }
                fail(
                    "unmet-constraint", "a value that is \(text) is needed here, and \(info.name) is not", node.range,
                    hints: ["declare `\(info.name): \(text)`"])
                return
            }
        }
    }

    private static let checked: Set<String> = ["Equatable", "Hashable", "Comparable", "Identifiable"]
}
