import Diagnostics
import LayoutEngine
import Vocabulary

extension Expander {
    /// A value of a declared type: a custom view, a shape, or a layout without content.
    func expandDeclared(_ value: Value, identity: String, environment: Environment) throws -> Expansion {
        if case .native(let custom as CustomBody) = value {
            return try expandModifierBody(custom, identity: identity, environment: environment)
        }
        guard let name = interpreter.declaredTypeName(of: value) else {
            let found = try interpreter.text(of: value)
            throw interpreter.failure(id: "not-a-view", "expected a view, found `\(found)`", hints: [])
        }
        if interpreter.conforms(value, to: "Shape") || interpreter.conforms(value, to: "InsettableShape") {
            let node = CallNode(word: "Shape", arguments: [Argument(name: "shape", value: value)], from: [name])
            node.identity = identity
            return Expansion(nodes: [node], isStaticallySingle: true)
        }
        guard interpreter.isView(value) else {
            throw interpreter.failure(
                id: "not-a-view", "expected a view, found a value of type `\(name)`",
                hints: ["`\(name)` does not conform to `View`"])
        }
        let place = identity + "/" + name
        let view = try connect(value, identity: place, environment: environment)
        let body = try interpreter.property("body", of: view)
        return try expandBody(body, name: name, identity: place, environment: environment)
    }

    /// The views of a body, marked as coming from the custom view called `name`.
    private func expandBody(
        _ body: Value, name: String, identity: String, environment: Environment
    ) throws -> Expansion {
        var expansion = try expand(body, identity: identity, environment: environment)
        if expansion.nodes.count == 1, let node = expansion.nodes.first {
            node.from.insert(name, at: 0)
        } else if !expansion.nodes.isEmpty {
            let group = CallNode(word: "Group", children: expansion.nodes, from: [name])
            group.identity = identity
            expansion = Expansion(nodes: [group], isStaticallySingle: false)
        }
        return expansion
    }

    private func expandModifierBody(
        _ custom: CustomBody, identity: String, environment: Environment
    ) throws -> Expansion {
        let place = identity + "/" + (interpreter.declaredTypeName(of: custom.value) ?? "modifier")
        let modifier = try connect(custom.value, identity: place, environment: environment)
        let body = try interpreter.call("body", on: modifier, [("content", custom.content)])
        return try expand(body, identity: place, environment: environment)
    }

    /// The instance with its dynamic properties in place: state by identity, environment values, namespaces.
    func connect(_ value: Value, identity: String, environment: Environment) throws -> Value {
        guard case .instance(let instance) = value else { return value }
        let properties = interpreter.dynamicProperties(of: instance.type)
        guard !properties.isEmpty else { return value }
        let copy = StructInstance(type: instance.type, fields: instance.fields)
        for property in properties where property.index < copy.fields.count {
            let field = copy.fields[property.index]
            switch property.wrapper {
            case "State", "StateObject", "GestureState", "FocusState", "AppStorage", "SceneStorage":
                copy.fields[property.index] = .box(stored(property, field: field, identity: identity))
            case "ScaledMetric":
                copy.fields[property.index] = .box(Box(try scaledMetric(property, field, environment)))
            case "Namespace":
                copy.fields[property.index] = .string("namespace " + identity + "#" + property.name)
            case "Environment":
                copy.fields[property.index] = try environmentValue(property, environment)
            case "EnvironmentObject":
                copy.fields[property.index] = try environmentObject(property, environment)
            default:
                continue
            }
        }
        return .instance(copy)
    }

    private func stored(_ property: DynamicProperty, field: Value, identity: String) -> Box {
        let initial: Box = if case .box(let box) = field { box } else { Box(field) }
        let isNew = !store.hasBox(identity: identity, property: property.name)
        let box = store.box(identity: identity, property: property.name, initial: initial)
        if isNew, let index = store.overrides.firstIndex(where: { $0.name == property.name }) {
            box.value = interpreter.convert(store.overrides.remove(at: index).value, to: property.type)
        }
        return box
    }

    private func scaledMetric(_ property: DynamicProperty, _ field: Value, _ environment: Environment) throws -> Value {
        let base: Value = if case .box(let box) = field { box.value } else { field }
        guard let number = base.number else { return base }
        let style = property.arguments.first { $0.label == "relativeTo" }?.value
        return .double(DynamicTypeScale.scaled(number, relativeTo: style, environment: environment, context: context))
    }

    private func environmentValue(_ property: DynamicProperty, _ environment: Environment) throws -> Value {
        guard let argument = property.arguments.first?.value else { return .none }
        switch argument {
        case .keyPath(let path):
            return try EnvironmentReader(interpreter: interpreter, environment: environment, context: context)
                .value(of: path, range: property.range)
        case .type(let type):
            if let object = environment.objects[type.nominalName ?? ""] { return object }
            if case .optional? = property.type { return .none }
            throw missingObject(type.nominalName ?? "the object", property)
        default:
            return .none
        }
    }

    private func environmentObject(_ property: DynamicProperty, _ environment: Environment) throws -> Value {
        let name = property.type?.nominalName ?? ""
        if let object = environment.objects[name] { return object }
        throw missingObject(name, property)
    }

    private func missingObject(_ name: String, _ property: DynamicProperty) -> any Error {
        DiagnosticsError([
            Diagnostic(
                id: "missing-environment-object",
                message: "`\(property.name)` reads an object of type `\(name)` that no view around sets",
                range: property.range,
                hints: ["lay out a view that sets it, for example `--entry 'MyView().environment(\(name)())'`"])
        ])
    }
}
