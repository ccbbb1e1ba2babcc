import Diagnostics
import Vocabulary

extension ProgramIndex {
    func finish(_ info: TypeInfo) {
        guard info.lookupOrder.isEmpty else { return }
        info.lookupOrder = [info]
        info.isBeingFinished = true
        defer { info.isBeingFinished = false }
        if !aliasNames.isEmpty { info.inherits = info.inherits.map { unaliased($0, for: info) } }
        var protocols: [TypeInfo] = []
        var names: Set<String> = []
        for inherited in info.inherits {
            guard let name = inherited.nominalName else { continue }
            names.insert(name)
            // `enum PreferenceKey: SwiftUI.PreferenceKey`: a type cannot conform to itself, so SwiftUI's is meant.
            let isNamesake = info.simpleName == name && info.kind != .classType && info.parent != nil
            guard let other = find(name, from: info), !isNamesake || other !== info else {
                names.formUnion(Self.implied[name] ?? [])
                continue
            }
            finish(other)
            guard isSound(other, above: info, inherited) else { continue }
            if other.kind == .classType, info.kind == .classType {
                info.superclass = other
                names.formUnion(other.conformances)
            } else {
                names.formUnion(other.conformances)
                protocols.append(other)
            }
        }
        if info.kind == .enumeration, info.inherits.contains(where: { Self.rawTypes.contains($0.nominalName ?? "") }) {
            names.insert("RawRepresentable")
        }
        for wrapped in info.stored { wrapped.wrapper = wrapper(of: wrapped) }
        hidePrivateMembers(above: info)
        if let superclass = info.superclass {
            let inherited = superclass.stored
            for property in info.stored {
                guard
                    let base = inherited.first(where: { $0.name == property.name && !$0.declaration.isHidden }),
                    property.willSet != nil || property.didSet != nil
                else { continue }
                property.overridden = base
                info.stored.removeAll { $0 === property }
            }
            for (place, property) in info.stored.enumerated() { property.index = place }
            for property in info.stored { property.index = property.index.map { $0 + inherited.count } }
            info.stored = inherited + info.stored
            for property in info.properties.values where property.overridden != nil {
                property.index = property.overridden?.index
            }
            info.lookupOrder += superclass.lookupOrder
        }
        info.storedPropertyNames = info.stored.map(\.name)
        for other in protocols {
            for step in other.lookupOrder where !info.lookupOrder.contains(where: { $0 === step }) {
                info.lookupOrder.append(step)
            }
        }
        // The members that extensions may use of what `Self` is besides.
        for bound in info.selfBounds where info.kind == .protocolType {
            guard let other = bound.nominalName.flatMap({ find($0, from: info) }), other !== info else { continue }
            finish(other)
            for step in other.lookupOrder where !info.lookupOrder.contains(where: { $0 === step }) {
                info.lookupOrder.append(step)
            }
        }
        inheritBuilders(info, protocols)
        names.insert(info.simpleName)
        if info.attributes.contains(where: { $0.name == "Observable" }) { names.insert(ObservationMembers.observable) }
        info.conformances = names
        // Extensions of protocols that the source does not declare: View, Shape, Identifiable…
        for name in names.sorted() {
            if let other = nativeExtensions[name], !info.lookupOrder.contains(where: { $0 === other }) {
                info.lookupOrder.append(other)
            }
        }
        if info.kind == .enumeration, info.inherits.contains(where: { $0.nominalName == "CaseIterable" }) {
            memberNames.insert("allCases")
        }
    }

    /// Private members of superclasses that a class declares others of the same name beside: each class sees its own.
    private func hidePrivateMembers(above info: TypeInfo) {
        var step = info.superclass
        while let above = step {
            for name in info.properties.keys where above.properties[name]?.declaration.isHidden ?? false {
                if above.properties[name]?.declaration.attributes.isEmpty ?? false { above.hide(name) }
            }
            for name in info.methods.keys {
                guard let functions = above.methods[name],
                    functions.allSatisfy({ $0.declaration?.isHidden ?? false })
                else { continue }
                above.hide(name)
            }
            step = above.superclass
        }
    }

    /// Whether a type may stand above another: not if it stands below it as well, or if too many do.
    private func isSound(_ other: TypeInfo, above info: TypeInfo, _ written: TypeName) -> Bool {
        let limit = 256
        let isCycle = other === info || other.isBeingFinished
        guard isCycle || other.lookupOrder.count > limit else { return true }
        let place = info.declaration?.nameRange
        if !diagnostics.contains(where: { $0.id == "nesting-limit" || $0.id == "circular-inheritance" }) {
            diagnostics.append(
                isCycle
                    ? Diagnostic(
                        id: "circular-inheritance", message: "`\(info.name)` inherits from itself", range: place)
                    : Diagnostic(
                        id: "nesting-limit",
                        message: "`\(info.name)` inherits from more than the limit of \(limit) types", range: place))
        }
        return false
    }

    /// What an inherited name means where it is an alias: `PlatformView` that is `UIViewRepresentable` on iOS.
    private func unaliased(_ inherited: TypeName, for info: TypeInfo) -> TypeName {
        var type = inherited
        // Aliases in a circle are told elsewhere.
        for _ in 0..<8 {
            guard let name = type.nominalName, aliasNames.contains(name), find(name, from: info) == nil else { break }
            var scope = info.parent
            while let step = scope, step.aliases[name] == nil { scope = step.parent }
            guard let target = scope?.aliases[name] ?? aliases[name] else { break }
            type = target
        }
        return type
    }

    /// A property that a protocol requires with a result builder is built by it without saying so.
    private func inheritBuilders(_ info: TypeInfo, _ protocols: [TypeInfo]) {
        for step in protocols.flatMap(\.lookupOrder) where step.kind == .protocolType {
            for (name, requirement) in step.properties {
                guard let builder = builderName(requirement.declaration.attributes.map(\.name)),
                    let getter = info.properties[name]?.getter, getter.builder == nil
                else { continue }
                getter.builder = builder
            }
            for (name, requirements) in step.methods {
                for requirement in requirements {
                    guard let builder = requirement.builder else { continue }
                    for method in info.methods[name] ?? []
                    where method.builder == nil && method.parameters.map(\.label) == requirement.parameters.map(\.label)
                    {
                        method.builder = builder
                    }
                }
            }
        }
    }

    /// Types that cases of an enum can have as raw values.
    private static let rawTypes: Set<String> = [
        "String", "Int", "Double", "CGFloat", "Float", "Character", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
        "UInt16", "UInt32", "UInt64"
    ]

    /// What conformances to native protocols imply.
    static let implied: [String: Set<String>] = [
        "Shape": ["View", "Animatable"], "App": ["View"], "Scene": ["View"],
        "InsettableShape": ["Shape", "View", "Animatable"],
        "UIViewRepresentable": ["View"], "NSViewRepresentable": ["View"], "UIViewControllerRepresentable": ["View"],
        "Hashable": ["Equatable"], "Comparable": ["Equatable"], "AnimatableModifier": ["ViewModifier", "Animatable"],
        "GeometryEffect": ["ViewModifier", "Animatable"], "ObservableObject": ["AnyObject"],
        "LocalizedError": ["Error"], "CustomNSError": ["Error"],
        "OptionSet": ["SetAlgebra", "RawRepresentable", "Equatable", "ExpressibleByArrayLiteral"],
        "Codable": ["Encodable", "Decodable"], "Collection": ["Sequence"],
        "BidirectionalCollection": ["Collection", "Sequence"], "MutableCollection": ["Collection", "Sequence"],
        "RangeReplaceableCollection": ["Collection", "Sequence"],
        "RandomAccessCollection": ["BidirectionalCollection", "Collection", "Sequence"]
    ]

    func wrapper(of property: PropertyInfo) -> PropertyInfo.Wrapper {
        for attribute in property.declaration.attributes {
            // `@Perception.Bindable` does what `@Bindable` does.
            switch attribute.name.split(separator: ".").last.map(String.init) ?? attribute.name {
            case "State", "StateObject", "GestureState", "FocusState", "AppStorage", "SceneStorage", "ScaledMetric",
                "AccessibilityFocusState":
                property.wrapperAttribute = attribute
                return .box
            case "Binding":
                property.wrapperAttribute = attribute
                return .binding
            case "Environment", "EnvironmentObject", "Namespace", "Query", "FetchRequest", "SectionedFetchRequest",
                "FocusedValue", "FocusedBinding", "FocusedObject":
                property.wrapperAttribute = attribute
                return .environment
            case "Published", "ObservedObject", "Bindable":
                property.wrapperAttribute = attribute
            default:
                if let info = find(attribute.name, from: property.owner), info.isPropertyWrapper {
                    property.wrapperAttribute = attribute
                    return .declared(info)
                }
                if mayBeUnseenWrapper(attribute.name) {
                    property.wrapperAttribute = attribute
                    return .unseen
                }
            }
        }
        return .plain
    }

    /// Whether an attribute may be a property wrapper of a module that cannot be seen.
    private func mayBeUnseenWrapper(_ name: String) -> Bool {
        if name.hasSuffix("ApplicationDelegateAdaptor") { return true }
        return importsUnseenModules && name.first?.isUppercase == true && !name.hasSuffix("Builder")
            && !Self.plainAttributes.contains(name)
    }

    /// Attributes and macros of properties that wrap nothing.
    private static let plainAttributes: Set<String> = [
        "Attribute", "GKInspectable", "Guide", "IBAction", "IBInspectable", "IBOutlet", "IBSegueAction", "MainActor",
        "NSCopying", "NSManaged", "ObservationIgnored", "ObservationStateIgnored", "ObservationTracked",
        "Persisted", "Relationship", "Sendable", "TaskLocal", "Transient"
    ]

    /// The declared type of a name, seen from inside another.
    func find(_ name: String, from place: TypeInfo?) -> TypeInfo? {
        // Most names that are looked up are SwiftUI's, and most programs declare no nested types.
        var scope = !nestedNames.isEmpty && nestedNames.contains(name) ? place : nil
        while let current = scope {
            if let found = types[current.name + "." + name] { return found }
            scope = current.parent
        }
        return types[name]
    }
}
