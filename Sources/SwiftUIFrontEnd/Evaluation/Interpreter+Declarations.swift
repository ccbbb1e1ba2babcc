import Diagnostics
import Vocabulary

/// What is wrong with the declarations of a type themselves.
extension Interpreter {
    func checkDeclaration(of info: TypeInfo) {
        guard let declaration = info.declaration else { return }
        for property in info.properties.values.sorted(by: { $0.name < $1.name }) where property.owner === info {
            for attribute in property.declaration.attributes { checkName(of: attribute, info) }
        }
        checkKeys(of: info)
        checkRawValues(declaration)
        checkUniqueRawValues(declaration)
        checkSize(of: info, declaration)
        checkStandardRequirements(of: info, declaration)
        checkInitializers(info)
        checkInitializers(of: info, declaration)
        checkComparability(of: info, declaration)
        checkRequirements(of: info, declaration)
        checkOverrides(of: info)
    }

    /// Dictionaries and sets whose keys have no hash value.
    private func checkKeys(of info: TypeInfo) {
        let context = FunctionContext(
            name: info.name, parent: nil, parentScope: nil, owner: info, hasSelf: false, isMutating: false,
            use: NameUse(statements: []), parameterCount: 0, generics: info.generics)
        let compiler = Compiler(self, context)
        for property in info.properties.values where property.owner === info {
            compiler.checkHashable(property.declaration.type, property.declaration.range)
        }
    }

    /// A property wrapper that nothing declares and whose name is nearly that of one that is known.
    private func checkName(of attribute: Attribute, _ owner: TypeInfo) {
        // `@FocusState.Binding` and the like are members of what is known.
        guard attribute.name.first?.isUppercase == true, !attribute.name.contains("."),
            index.find(attribute.name, from: owner) == nil,
            alias(attribute.name, owner) == nil,
            !NativeLibrary.isOutside(attribute.name), !Self.wrapperNames.contains(attribute.name),
            let near = NearestName.of(attribute.name, among: Self.wrapperNames),
            unseenModules.isEmpty || TypeNameSlip(attribute.name, near)?.isSure(of: .common) ?? false,
            let place = place(of: attribute.name, in: attribute.range)
        else { return }
        record(
            Diagnostic(
                id: "unknown-attribute", message: "there is no attribute `@\(attribute.name)`", range: place,
                hints: ["did you mean `@\(near)`?"]))
    }

    private static let wrapperNames = [
        "AccessibilityFocusState", "AppStorage", "Bindable", "Binding", "Environment", "EnvironmentObject",
        "FetchRequest", "FocusState", "FocusedBinding", "FocusedObject", "FocusedValue", "GestureState", "Namespace",
        "ObservedObject", "Published", "Query", "ScaledMetric", "SceneStorage", "State", "StateObject", "ViewBuilder"
    ]

    /// Protocols of SwiftUI and Foundation that types of a program conform to.
    static let declarableProtocols: Set<String> = [
        "AlignmentID", "Animatable", "AnimatableModifier", "App", "AppIntent", "ButtonStyle", "CaseIterable",
        "CodingKey", "CustomDebugStringConvertible", "CustomNSError", "CustomStringConvertible", "DateSelection",
        "DisclosureGroupStyle", "DropDelegate", "DynamicProperty", "DynamicViewContent", "EnvironmentKey",
        "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral",
        "ExpressibleByIntegerLiteral", "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral",
        "FileDocument", "FocusedValueKey", "FormatStyle", "GaugeStyle", "GeometryEffect", "Gesture",
        "GroupBoxStyle", "InsettableShape", "IteratorProtocol", "LabelStyle", "LabeledContentStyle",
        "LayoutValueKey", "LocalizedError", "MenuStyle", "ObservableObject", "OptionSet", "PickerStyle",
        "PreferenceKey", "PreviewModifier", "PreviewProvider", "PrimitiveButtonStyle", "ProgressViewStyle",
        "RandomNumberGenerator", "Scene", "ScrollTargetBehavior", "Sendable", "TextAttribute", "TextFieldStyle",
        "TextRenderer", "TimelineEntry", "TimelineProvider", "TimelineSchedule", "Tip", "ToggleStyle",
        "TransactionKey", "Transferable", "Transition", "UIViewControllerRepresentable", "UIViewRepresentable",
        "VectorArithmetic", "Widget", "_ViewTraitKey"
    ]

    func place(of name: String, in range: Range<Int>) -> Range<Int>? {
        let wanted = Array(name.utf8)
        let bytes = text.bytes
        var place = range.lowerBound
        while place + wanted.count <= min(range.upperBound, bytes.count) {
            if bytes[place] == wanted[0], bytes[place..<place + wanted.count].elementsEqual(wanted) {
                return place..<(place + wanted.count)
            }
            place += 1
        }
        return nil
    }

    /// A raw value of another type than the enum's.
    private func checkRawValues(_ declaration: TypeDeclaration) {
        guard declaration.kind == .enumeration, let raw = declaration.inherits.first?.nominalName,
            ["String", "Int"].contains(raw), index.types[raw] == nil
        else { return }
        for value in declaration.cases.compactMap(\.rawValue) {
            let fits =
                switch value.kind {
                case .string: raw == "String"
                case .integer: raw == "Int"
                case .float, .bool: false
                default: true
                }
            guard !fits else { continue }
            record(
                Diagnostic(
                    id: "wrong-type", message: "the raw values of `\(declaration.name)` are of type \(raw)",
                    range: value.range))
        }
    }

    /// A class with a property that no initialiser gives a value.
    private func checkInitializers(of info: TypeInfo, _ declaration: TypeDeclaration) {
        guard declaration.kind == .classType, info.initializers.isEmpty, info.attributes.isEmpty,
            info.inherits.isEmpty || info.superclass != nil && !info.hasUnseenSuperclass,
            let empty = info.stored.first(where: { $0.owner === info && isLeftEmpty($0) })
        else { return }
        record(
            Diagnostic(
                id: "missing-initializer",
                message: "`\(info.name)` has no initialiser, and its property `\(empty.name)` no value",
                range: declaration.nameRange, hints: ["declare an `init`, or give `\(empty.name)` a value"]))
    }

    private func isLeftEmpty(_ property: PropertyInfo) -> Bool {
        let written = property.declaration
        guard written.initial == nil, written.attributes.isEmpty, !property.isLazy, property.overridden == nil else {
            return false
        }
        guard let type = written.type else { return false }
        if case .optional? = canonical(type, owner: property.owner, generics: property.owner.generics) {
            return written.isLet
        }
        return true
    }

    /// What a protocol of the program requires and nothing gives.
    private func checkRequirements(of info: TypeInfo, _ declaration: TypeDeclaration) {
        guard info.kind != .protocolType, !info.isFromOutside, info.attributes.isEmpty else { return }
        if info.inherits.contains(.named("View")), index.types["View"] == nil, info.property("body") == nil,
            info.methods(named: "body").isEmpty, !hasMember(info, "body"), unseenModules.isEmpty
        {
            record(
                Diagnostic(
                    id: "missing-member", message: "`\(info.name)` has no `body`, which `View` requires",
                    range: declaration.nameRange, hints: ["declare `var body: some View { … }` in it"]))
        }
        // What `Self` is besides in an extension of a protocol, the types that conform to it need not be.
        for step in info.lookupOrder where step.kind == .protocolType && info.conforms(to: step.simpleName) {
            checkResults(of: info, step, declaration)
            let properties = step.properties.values.filter(\.isRequirement).map(\.name)
            let methods = step.methods.filter { $0.value.contains(where: \.isRequirement) }.map(\.key)
            for name in (properties + methods).sorted() {
                guard info.property(name) == nil, info.methods(named: name).isEmpty, !hasMember(info, name),
                    info.cases[name] == nil
                else { continue }
                record(
                    Diagnostic(
                        id: "missing-member", message: "`\(info.name)` has no `\(name)`, which `\(step.name)` requires",
                        range: declaration.nameRange, hints: ["declare it in `\(info.name)`"]))
            }
        }
    }
}
