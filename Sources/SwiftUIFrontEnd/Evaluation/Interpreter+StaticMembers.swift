import Vocabulary

extension Interpreter {
    func hasStaticMember(_ type: TypeName, _ name: String) -> Bool {
        if case .anyOf(let types) = type { return types.contains { hasStaticMember($0, name) } }
        guard let nominal = type.nominalName else { return false }
        if BuiltinTypes.constant(nominal, name) != nil || BuiltinTypes.hasStatic(nominal, name) { return true }
        var infos = nativeLineage(nominal).compactMap { index.nativeExtensions[$0] }
        if let info = index.types[nominal] { infos.insert(info, at: 0) }
        for info in infos {
            if info.cases[name] != nil || info.staticProperty(name) != nil || !info.staticMethods(named: name).isEmpty
                || (name == "allCases" && info.kind == .enumeration)
            {
                return true
            }
        }
        return nativeLineage(nominal).contains { step in
            guard let native = nativeType(step) else { return false }
            return native.constants[name] != nil || native.staticFunctions[name] != nil
        }
    }

    /// The type of a property of a native type.
    func nativePropertyType(_ type: String, _ name: String) -> TypeName? {
        for step in nativeLineage(type) {
            guard let property = nativeType(step)?.properties[name] else { continue }
            guard !property.type.isEmpty, let written = signature("(value: \(property.type))")?.parameters.first?.type
            else { return nil }
            return canonical(written, owner: nil, generics: [])
        }
        return nil
    }

    /// Whether any type has a static member of the name.
    func isAnyStaticMember(_ name: String) -> Bool {
        ["zero", "max", "min", "infinity", "pi", "none"].contains(name)
            || index.typeOrder.contains { $0.cases[name] != nil || $0.statics[name] != nil }
            || index.nativeExtensions.values.contains { $0.statics[name] != nil }
            || catalogue.staticOwner(name) != nil
    }

    /// The one type that has a static member of a name; Color wins where platform colours have it too.
    func uniqueOwner(ofStatic name: String) -> TypeName? {
        if let color = nativeType("Color"), color.constants[name] != nil { return .named("Color") }
        let declared = index.typeOrder.filter {
            $0.cases[name] != nil || $0.statics[name] != nil || $0.staticMethods[name] != nil
        }
        if declared.count == 1 { return declared[0].typeName }
        guard declared.isEmpty else { return nil }
        guard case .one(let owner)? = catalogue.staticOwner(name) else { return nil }
        return .named(owner)
    }

    /// The type of an environment value by its name.
    func environmentType(_ name: String) -> TypeName? {
        if let info = index.nativeExtensions["EnvironmentValues"], let property = info.properties[name] {
            return property.type.flatMap { canonical($0, owner: info, generics: []) } ?? inferredType(of: property)
        }
        return Self.environmentTypes[name].map { .named($0) }
    }

    static let environmentTypes: [String: String] = [
        "layoutDirection": "LayoutDirection", "colorScheme": "ColorScheme", "dynamicTypeSize": "DynamicTypeSize",
        "sizeCategory": "ContentSizeCategory", "horizontalSizeClass": "UserInterfaceSizeClass",
        "verticalSizeClass": "UserInterfaceSizeClass", "font": "Font", "lineLimit": "Int", "lineSpacing": "CGFloat",
        "multilineTextAlignment": "TextAlignment", "truncationMode": "Text.TruncationMode", "locale": "Locale",
        "calendar": "Calendar", "timeZone": "TimeZone", "isEnabled": "Bool", "displayScale": "CGFloat",
        "pixelLength": "CGFloat", "legibilityWeight": "LegibilityWeight", "minimumScaleFactor": "CGFloat",
        "allowsTightening": "Bool", "imageScale": "Image.Scale", "editMode": "Binding", "scenePhase": "ScenePhase",
        "defaultMinListRowHeight": "CGFloat", "defaultMinListHeaderHeight": "CGFloat", "controlSize": "ControlSize",
        "headerProminence": "Prominence", "colorSchemeContrast": "ColorSchemeContrast",
        "redactionReasons": "RedactionReasons",
        "symbolRenderingMode": "SymbolRenderingMode", "textCase": "Text.Case", "openURL": "OpenURLAction",
        "backgroundStyle": "AnyShapeStyle", "contentTransition": "ContentTransition", "symbolVariants": "SymbolVariants"
    ]

    /// A constant `.name` of the type of a value.
    func implicitMember(_ name: String, like value: Value) throws -> Value? {
        if let outside = value.outside {
            return .native(OutsideValue(outside.typeName + "." + name, isUnknown: true))
        }
        let type = typeName(of: value)
        let key = "implicit " + type.text + "." + name
        if let known = implicitMembers[key] { return known }
        let context = FunctionContext(
            name: "", parent: nil, parentScope: nil, owner: nil, hasSelf: false, isMutating: false,
            use: NameUse(statements: []), parameterCount: 0, generics: [])
        guard let node = Compiler(self, context).constant(of: type, name, 0..<0) else { return nil }
        let made = try node.eval(Frame(slots: slots + top, machine: self))
        implicitMembers[key] = made
        return made
    }
}
