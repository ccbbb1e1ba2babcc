import Diagnostics
import LayoutEngine
import Vocabulary

extension Expander {
    /// A value of a declared type: a custom view or a shape.
    func expandDeclared(_ value: Value, identity: String, environment: Environment) throws -> Expansion {
        guard let name = interpreter.declaredTypeName(of: value), interpreter.isView(value) else {
            let found = try interpreter.text(of: value)
            throw interpreter.failure(
                id: "not-a-view", "expected a view, found `\(found.prefix(60))`",
                hints: interpreter.declaredTypeName(of: value).map { ["`\($0)` does not conform to `View`"] } ?? [])
        }
        if interpreter.conforms(value, to: "Shape"), !interpreter.hasMember("body", value) {
            var arguments = [
                Argument(name: "shape", value: value), Argument(name: "name", value: .string(name))
            ]
            if interpreter.hasMember("sizeThatFits", value) {
                let rule = DeclaredMethod("sizeThatFits", of: value, interpreter)
                arguments.append(Argument(name: "sizeThatFits", value: .function(rule)))
            }
            let node = CallNode(word: "Shape", arguments: arguments, from: [name])
            node.identity = identity
            node.isExpanded = true
            return Expansion(nodes: [node], isStaticallySingle: true)
        }
        for bridged in Self.bridges
        where interpreter.conforms(value, to: bridged) && !interpreter.hasMember("body", value) {
            return bridge(name, bridged, showing: value, identity: identity)
        }
        let place = identity + "/" + name
        let view = try connect(value, identity: place, environment: environment)
        let body = try expandBody(of: view, name: name, identity: place, environment: environment)
        return try mark(body, name: name, identity: place)
    }

    private static let bridges = [
        "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable"
    ]

    /// A view of UIKit or AppKit: it has its own size if it is a control of a known one, else it takes what it is offered, as
    /// such views do without an intrinsic size.
    private func bridge(_ name: String, _ bridged: String, showing value: Value, identity: String) -> Expansion {
        let control = PlatformControl(shownBy: interpreter.info(of: value))
        let size = control.map { "it has the usual size of \($0.name)" } ?? "it is taken to fill what it is offered"
        host.note(
            Diagnostic(
                id: "approximate-size", severity: .note,
                message: "`\(name)` shows a view of UIKit or AppKit (`\(bridged)`); \(size)"))
        let node = CallNode(
            word: "Color", arguments: [Argument(name: "value", value: .native(Token("Color", "clear")))],
            modifiers: control.map { [$0.frame] } ?? [], from: [name])
        node.identity = identity
        node.isExpanded = true
        return Expansion(nodes: [node], isStaticallySingle: true)
    }

    /// Marks the views of a body as coming from the custom view called `name`.
    private func mark(_ expansion: Expansion, name: String, identity: String) throws -> Expansion {
        if expansion.nodes.count == 1, let node = expansion.nodes.first {
            node.from.insert(name, at: 0)
            return expansion
        }
        guard !expansion.nodes.isEmpty else { return expansion }
        let group = CallNode(word: "Group", children: expansion.nodes, from: [name])
        group.identity = identity
        group.isExpanded = true
        return Expansion(nodes: [group], isStaticallySingle: false)
    }

    func expandModifierBody(
        _ custom: CustomModifier, identity: String, environment: Environment
    ) throws -> Expansion {
        if case .native(let pair as ConcatenatedModifier) = custom.value {
            return try expandModifierBody(
                pair, content: custom.content, identity: identity, environment: environment)
        }
        let place = identity + "/" + (interpreter.declaredTypeName(of: custom.value) ?? "modifier")
        if interpreter.conforms(custom.value, to: "GeometryEffect"), interpreter.hasMember("effectValue", custom.value)
        {
            let effect = try connect(custom.value, identity: place, environment: environment)
            let rule = DeclaredMethod("effectValue", of: effect, interpreter)
            let whole = CallNode(
                word: StructuralView.modifiedContent.rawValue,
                arguments: [Argument(name: "content", value: custom.content)],
                modifiers: [
                    ModifierCall(
                        word: "_geometryEffect", arguments: [Argument(name: "effect", value: .function(rule))])
                ])
            return try expand(.view(whole), identity: place, environment: environment)
        }
        guard interpreter.hasMember("body", custom.value) else {
            // EmptyModifier and its like.
            return try expand(custom.content, identity: place, environment: environment)
        }
        let modifier = try connect(custom.value, identity: place, environment: environment)
        let body = try interpreter.call("body", on: modifier, [("content", custom.content)])
        return try expand(body, identity: place, environment: environment)
    }

    /// The instance with its dynamic properties in place: state by identity, environment values, namespaces.
    func connect(_ value: Value, identity: String, environment: Environment) throws -> Value {
        guard case .instance(let instance) = value else { return value }
        let properties = interpreter.dynamicProperties(of: value)
        guard !properties.isEmpty else { return value }
        let copy = instance.copy()
        for property in properties where property.index < copy.fields.count {
            let field = copy.fields[property.index]
            switch property.wrapper {
            case "State", "StateObject", "GestureState", "FocusState", "AppStorage", "SceneStorage",
                "AccessibilityFocusState":
                copy.fields[property.index] = .box(try stored(property, field: field, identity: identity))
            case "ObservedObject":
                // What a view observes by default is made once: here the views around it run again after every write.
                guard case .object(let object) = field, object.isDefault else { continue }
                copy.fields[property.index] = store.observed(
                    identity: identity, property: property.name, made: field)
            case DynamicProperty.nested:
                guard interpreter.conforms(field, to: "DynamicProperty") else { continue }
                copy.fields[property.index] = try connect(
                    field, identity: identity + "." + property.name, environment: environment)
            case "ScaledMetric":
                copy.fields[property.index] = .box(Box(scaledMetric(property, field, environment)))
            case "Namespace":
                copy.fields[property.index] = .string("namespace " + identity + "#" + property.name)
            case "Environment":
                copy.fields[property.index] = try environmentValue(property, environment)
            case "Query":
                if case .array = field { continue }
                copy.fields[property.index] = .array(try interpreter.models(of: property))
            case "FetchRequest", "SectionedFetchRequest":
                // A database is empty here.
                copy.fields[property.index] = .array([])
            case "FocusedValue", "FocusedBinding", "FocusedObject":
                // Nothing has the focus here.
                copy.fields[property.index] = .none
            case "EnvironmentObject":
                copy.fields[property.index] = try environmentObject(property, environment)
            default:
                continue
            }
        }
        return .instance(copy)
    }

    private func stored(_ property: DynamicProperty, field: Value, identity: String) throws -> Box {
        let initial: Box = if case .box(let box) = field { box } else { Box(field) }
        let isNew = !store.hasBox(identity: identity, property: property.name)
        let box = store.box(identity: identity, property: property.name, initial: initial)
        if isNew, let index = store.overrides.firstIndex(where: { $0.name == property.name }) {
            let source = store.overrides.remove(at: index).source
            box.value = try interpreter.evaluate(
                state: property.name, source: source, as: property.type, like: box.value)
        }
        return box
    }

    private func scaledMetric(_ property: DynamicProperty, _ field: Value, _ environment: Environment) -> Value {
        let base: Value = if case .box(let box) = field { box.value } else { field }
        guard let number = base.asNumber else { return base }
        let style = property.arguments.first { $0.label == "relativeTo" }?.value
        return .double(context.scaledMetric(number, relativeTo: style, in: environment))
    }

    private func environmentValue(_ property: DynamicProperty, _ environment: Environment) throws -> Value {
        switch property.arguments.first?.value {
        case .keyPath(let path)?:
            return try EnvironmentReading(interpreter: interpreter, environment: environment)
                .value(of: path, range: property.range)
        case .type(let type)?:
            if let object = environment.objects[type.nominalName ?? ""] { return object }
            if case .optional? = property.type { return .none }
            return try madeObject(type.nominalName ?? "the object", property)
        case .native(let outside as OutsideValue)?:
            // `@Environment(Type.self)` of a type that is declared elsewhere.
            let name = outside.typeName.split(separator: ".").first.map(String.init) ?? outside.typeName
            if let object = environment.objects[name] { return object }
            if case .optional? = property.type { return .none }
            return try madeObject(name, property)
        default:
            return .none
        }
    }

    private func environmentObject(_ property: DynamicProperty, _ environment: Environment) throws -> Value {
        let name = property.type?.nominalName ?? ""
        if let object = environment.objects[name] { return object }
        return try madeObject(name, property)
    }

    /// An object that no view around sets: the app sets it where its window is made, so one is made here if the source
    /// says how to do so without arguments.
    private func madeObject(_ name: String, _ property: DynamicProperty) throws -> Value {
        if let object = store.objects[name] { return object }
        let type = interpreter.describedTypes().first { $0.name == name }
        var source = name + "()"
        if type?.requiredParameters.isEmpty != true {
            // Whoever makes the object gives it arguments, or its class stands elsewhere.
            let isUnseen = interpreter.unseenTypes.contains(name)
            let sample = isUnseen ? source : SampleEntry(interpreter).expression(for: name)
            guard interpreter.makesAssumptions, let sample else { throw missingObject(name, property) }
            source = sample
        }
        let object = try interpreter.evaluate(expression: source, as: nil)
        store.objects[name] = object
        host.note(
            Diagnostic(
                id: "made-environment-object", severity: type?.requiredParameters.isEmpty == true ? .note : .warning,
                message: "no view around sets the object that `\(property.name)` reads; `\(source)` was taken",
                range: property.range))
        return object
    }

    private func missingObject(_ name: String, _ property: DynamicProperty) -> any Error {
        DiagnosticsError([
            Diagnostic(
                id: "missing-environment-object",
                message: "`\(property.name)` reads an object of type `\(name)` that no view around sets",
                range: property.range,
                hints: ["lay out a view that sets it, for example `--entry 'MyView().environmentObject(\(name)())'`"])
        ])
    }
}
