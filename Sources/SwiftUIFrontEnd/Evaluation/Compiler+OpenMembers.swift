import Diagnostics
import Vocabulary

/// Members that nothing in the source declares, and that are right all the same.
extension Compiler {
    /// An argument for a parameter that may be of any type: a member of a type that is not modelled stands for itself.
    func open(_ expression: Expression, expected: TypeName?) -> Node {
        guard expected == nil || expected?.unwrapped == .named("Any") else {
            return compile(expression, expected: expected)
        }
        if case .array(let elements) = expression.kind, !elements.isEmpty, elements.allSatisfy({ isUnmodelled($0) }) {
            return ConstantNode(.array(elements.map(unresolved)), expression.range, type: nil)
        }
        guard isUnmodelled(expression) else { return compile(expression, expected: expected) }
        return ConstantNode(unresolved(expression), expression.range, type: nil)
    }

    private func isUnmodelled(_ expression: Expression) -> Bool {
        guard isImplicit(expression), let name = implicitRoot(expression) else { return false }
        guard let owner = machine.uniqueOwner(ofStatic: name) else { return !machine.isAnyStaticMember(name) }
        // A function of another type may have the name of the constant that is meant.
        guard case .implicitMember = expression.kind else { return false }
        return constant(of: owner, name, expression.range) == nil
    }

    private func unresolved(_ expression: Expression) -> Value {
        .native(UnresolvedMember(name: implicitRoot(expression) ?? "", range: expression.range))
    }

    /// A colour or an image that Xcode names after an entry of the asset catalogue, which no source declares; `nil` for
    /// other types, and for a name that is close to a known one.
    func assetSymbol(_ name: String, of type: TypeName, _ range: Range<Int>) -> Node? {
        let names =
            if case .anyOf(let types) = type.unwrapped { types.compactMap(\.nominalName) } else {
                [type.nominalName ?? ""]
            }
        guard name.first?.isLowercase == true else { return nil }
        let isImage = names.contains("ImageResource")
        guard isImage || !Self.colourTypes.isDisjoint(with: names) else { return nil }
        let kind = isImage ? "Image" : "Color"
        let known = machine.nativeLineage(kind).flatMap { nativeType($0)?.constants.keys.map { $0 } ?? [] }
        guard isImage || !known.contains(where: { NearestName.isOneSlip(name, from: $0) }) else { return nil }
        machine.compileDiagnostics.append(
            Diagnostic(
                id: "asset-symbol", severity: .note,
                message:
                    "`.\(name)` is taken for the name of \(isImage ? "an image" : "a colour") in an asset catalogue",
                range: range))
        let value: any NativeValue = isImage ? Token("ImageResource", name) : ColorValue(.asset(name))
        return ConstantNode(.native(value), range, type: .named(isImage ? "ImageResource" : "Color"))
    }

    /// `ShaderLibrary.name(…)`: a function of a Metal file, which no Swift source declares. Shaders only draw.
    func shader(_ name: String, _ arguments: [CallArgument], _ range: Range<Int>) -> Node {
        let inputs = arguments.map { compile($0.value, expected: .named("Shader.Argument")) }
        let nodes = inputs + [ConstantNode(.native(Token("Shader", name)), range, type: .named("Shader"))]
        return OperationNode(nodes, range, type: .named("Shader")) { _, values in values[values.count - 1] }
    }

    private static let colourTypes: Set<String> = ["Color", "ColorResource", "ShapeStyle", "AnyShapeStyle"]
}
