import Diagnostics

/// Private members that are used where they cannot be seen.
extension Compiler {
    /// Tells of a private property that is used outside of its type.
    func checkAccess(to property: PropertyInfo, _ range: Range<Int>) {
        guard property.declaration.isHidden, machine.checksProgram, !isInside(property.owner, range) else { return }
        fail(
            "private-member", "`\(property.name)` is private to `\(property.owner.name)`", range,
            hints: ["take `private` away, or use it inside of `\(property.owner.simpleName)`"])
    }

    /// The name under which a private member is kept that the code around sees; other names stay as they are.
    func seen(_ name: String, of info: TypeInfo?) -> String {
        guard let owner = context.owner, let kept = owner.hidden[name], let info,
            info === owner || info.lookupOrder.contains(where: { $0 === owner })
        else { return name }
        return kept
    }

    /// Tells of an implicit initialiser that is private, since a property that it takes is.
    func checkAccess(to calls: [PreparedCall], _ range: Range<Int>) {
        guard machine.checksProgram, calls.count == 1, let target = calls[0].target as? MemberwiseTarget,
            let property = target.properties.first(where: { isHiddenArgument($0) }), !isInside(target.info, range)
        else { return }
        fail(
            "private-member",
            "the implicit initialiser of `\(target.info.name)` is private, as its property `\(property.name)` is",
            range, hints: ["declare an `init` in `\(target.info.simpleName)`, or take `private` away"])
    }

    private func isHiddenArgument(_ property: PropertyInfo) -> Bool {
        guard property.declaration.isHidden, property.declaration.initial == nil,
            property.declaration.attributes.isEmpty
        else { return false }
        if case .optional? = property.type { return property.declaration.isLet }
        return true
    }

    /// Whether a place of the source is inside of a type or of one of its extensions.
    private func isInside(_ info: TypeInfo, _ place: Range<Int>) -> Bool {
        guard info.kind != .native, info.kind != .protocolType, let declaration = info.declaration else { return true }
        // A member of the type or of an extension of it, or code of a type inside of the declaration.
        var owner = context.owner
        while let current = owner {
            if current === info { return true }
            owner = current.parent
        }
        return declaration.range.contains(place.lowerBound)
    }
}
