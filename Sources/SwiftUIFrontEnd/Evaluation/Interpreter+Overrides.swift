import Diagnostics
import Vocabulary

/// `override` that is missing, or that overrides nothing.
extension Interpreter {
    func checkOverrides(of info: TypeInfo) {
        if info.kind == .structure || info.kind == .enumeration {
            for method in info.methods.values.joined().sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
                guard let declaration = method.declaration, declaration.isOverride else { continue }
                tell(nothingAbove: method.name, declaration.nameRange)
            }
        }
        guard info.kind == .classType, let declared = info.declaration?.range else { return }
        let methods = info.methods.values.joined().filter { declared.contains($0.range.lowerBound) }
        for method in methods.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard let declaration = method.declaration else { continue }
            let labels = method.parameters.map(\.label)
            let above = superclasses(of: info).flatMap { $0.methods[method.name] ?? [] }
            if declaration.isOverride {
                guard isWholeKnown(info), !above.contains(where: { $0.parameters.map(\.label) == labels }) else {
                    continue
                }
                tell(nothingAbove: method.name, declaration.nameRange)
            } else if above.contains(where: { isOverridden($0, by: method) }) {
                tell(missing: method.name, declaration.nameRange)
            }
        }
        for made in info.initializers where declared.contains(made.range.lowerBound) {
            guard let declaration = made.declaration, !declaration.isOverride, !declaration.isRequired,
                !declaration.isConvenience, let superclass = info.superclass,
                superclass.initializers.contains(where: { isOverridden($0, by: made) })
            else { continue }
            tell(missing: "init", declaration.nameRange)
        }
        for property in info.properties.values.sorted(by: { $0.name < $1.name })
        where declared.contains(property.declaration.range.lowerBound) {
            let range = property.declaration.range
            let place = range.lowerBound..<min(range.upperBound, range.lowerBound + property.name.utf8.count)
            let above = superclasses(of: info).compactMap { $0.properties[property.name] }
            if property.declaration.isOverride {
                if isWholeKnown(info), above.isEmpty { tell(nothingAbove: property.name, place) }
            } else if above.contains(where: { !$0.declaration.isPrivate }) {
                tell(missing: property.name, place)
            }
        }
    }

    private func superclasses(of info: TypeInfo) -> [TypeInfo] {
        var found: [TypeInfo] = []
        var step = info.superclass
        while let current = step, !found.contains(where: { $0 === current }) {
            found.append(current)
            step = current.superclass
        }
        return found
    }

    /// Whether every superclass is declared in the source.
    private func isWholeKnown(_ info: TypeInfo) -> Bool {
        ([info] + superclasses(of: info)).allSatisfy { !$0.hasUnseenSuperclass && $0.attributes.isEmpty }
    }

    private func isOverridden(_ above: FunctionInfo, by method: FunctionInfo) -> Bool {
        guard let declaration = above.declaration, !declaration.isPrivate, !declaration.isStatic,
            above.owner?.declaration?.range.contains(above.range.lowerBound) == true, !declaration.isConvenience,
            !declaration.isRequired
        else { return false }
        return above.signatureText == method.signatureText && above.result == method.result
            && above.generics.isEmpty && method.generics.isEmpty
            && declaration.isAsync == method.declaration?.isAsync
    }

    private func tell(missing name: String, _ range: Range<Int>) {
        record(
            Diagnostic(
                id: "missing-override",
                message: "`\(name)` overrides what the superclass declares, and does not say so",
                range: range, hints: ["write `override` in front of it"]))
    }

    private func tell(nothingAbove name: String, _ range: Range<Int>) {
        record(
            Diagnostic(
                id: "overrides-nothing", message: "`\(name)` overrides nothing: no superclass declares it",
                range: range,
                hints: ["take `override` away"]))
    }
}
