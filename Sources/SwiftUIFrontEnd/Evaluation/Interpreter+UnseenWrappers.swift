import Diagnostics
import Vocabulary

/// Properties whose wrapper a module declares that cannot be seen: `@Injected`, `@Dependency`, `@ObservedResults`.
extension Interpreter {
    /// What stands for the value of such a property without an initial one.
    ///
    /// - Throws: the diagnostic as an error where nothing may be assumed.
    func unseenWrapped(_ property: PropertyInfo) throws -> Value {
        guard let attribute = property.wrapperAttribute else { return .none }
        let range = property.declaration.range
        for argument in attribute.arguments ?? [] where Self.initialLabels.contains(argument.label ?? "") {
            return try evaluate(argument.value, expected: property.type, owner: property.owner)
        }
        let name = "\(attribute.name).\(property.name)"
        if importsPackages,
            let diagnostic = unseenName(
                attribute.name, hint: nil, consequence: "what `\(property.name)` holds is made up", range)
        {
            try assume(diagnostic)
        } else {
            noteOutside(attribute.name, range)
        }
        if case .optional? = property.type { return .none }
        // Objects that hold each other would be made without end.
        if let type = property.type, inferring.insert(ObjectIdentifier(property)).inserted {
            defer { inferring.remove(ObjectIdentifier(property)) }
            if let source = SampleEntry(self).expression(of: type, for: property),
                let value = try? evaluate(expression: source, as: type)
            {
                return value
            }
        }
        return .native(OutsideValue(name, isUnknown: true, mayBeView: importsPackages))
    }

    /// Labels of the first value in the arguments of a wrapper.
    private static let initialLabels: Set<String> = ["default", "defaultValue", "initialValue", "wrappedValue"]
}
