import CanonicalJSON
import Diagnostics
import Vocabulary

extension TreeReader {
    /// A value of a type that the tree defines.
    func declared(_ tag: String, _ content: JSON, _ members: [String: JSON]) throws -> Value {
        if tag == "same" { return .object(try object(numbered: try number(content))) }
        let name = try text(content)
        let info = try info(named: name)
        switch tag {
        case "instance":
            return .instance(StructInstance(type: info, fields: try fields(of: info, members["fields"])))
        case "object":
            let number = members["number"]?.numberValue
            // It may have been mentioned before.
            if let number, let known = objects[number] { return .object(known) }
            // Below 0: objects that closures of the tree make count from 1.
            objectCount += 1
            let object = ClassInstance(
                type: info, fields: info.storedPropertyNames.map { _ in .native(Unset()) }, number: -objectCount)
            // Known before its fields are read, as these may refer to it.
            if let number { objects[number] = object }
            object.fields = try fields(of: info, members["fields"])
            return .object(object)
        default:
            let caseName = try text(members["case"])
            guard let found = info.cases[caseName] else {
                throw TreeProblem(
                    "`\(name)` has no case `\(caseName)`", hints: Self.nearest(caseName, info.caseOrder.map(\.name)))
            }
            guard let payload = members["payload"] else {
                if let instance = found.instance { return .enumeration(instance) }
                throw TreeProblem("the case `\(caseName)` needs a payload")
            }
            return .enumeration(
                EnumInstance(
                    type: info, caseName: caseName, caseIndex: found.index, payload: try values(try array(payload))))
        }
    }

    private func info(named name: String) throws -> TypeInfo {
        if let info = interpreter.index.types[name] { return info }
        throw TreeProblem(
            "the tree does not define the type `\(name)`", id: "undefined-type",
            hints: Self.nearest(name, interpreter.index.typeOrder.map(\.name)))
    }

    /// An object that is described elsewhere, perhaps further on.
    private func object(numbered number: Double) throws -> ClassInstance {
        if objects[number] == nil, let described = described[number] { _ = try value(of: described) }
        guard let object = objects[number] else { throw expected("the number of an object") }
        return object
    }

    private func fields(of info: TypeInfo, _ json: JSON?) throws -> [Value] {
        guard let members = json?.objectValue else { throw expected("the fields of a value") }
        let names = info.storedPropertyNames
        if let extra = members.keys.sorted().first(where: { !names.contains($0) }) {
            throw TreeProblem("`\(info.name)` stores no property `\(extra)`", hints: Self.nearest(extra, names))
        }
        return try names.map { name in
            guard let field = members[name] else { return .native(Unset()) }
            return try TreeProblem.within("fields." + name) { try value(of: field) }
        }
    }

    /// A function: a closure as source, a method of a value, a function of the definitions.
    func function(
        _ tag: String, _ content: JSON, _ members: [String: JSON], _ parameter: WordParameters.Parameter?
    ) throws -> FunctionValue {
        let name = try text(content)
        switch tag {
        case "closure":
            var captures: [(name: String, value: Value)] = []
            for (name, json) in (members["captures"]?.objectValue ?? [:]).sorted(by: { $0.key < $1.key }) {
                captures.append((name, try TreeProblem.within("captures." + name) { try value(of: json) }))
            }
            let owner = try members["in"].map { try text($0) }
            if let owner, interpreter.index.nativeExtensions[owner] == nil { _ = try info(named: owner) }
            let written = WrittenClosure(
                text: name, captures: captures, builder: members["builder"]?.stringValue ?? parameter?.builder,
                type: try members["type"].map { try type($0) } ?? parameter?.closureType, owner: owner)
            return try interpreter.function(from: written)
        case "method":
            return DeclaredMethod(name, of: try value(of: members["of"] ?? .null), interpreter)
        default:
            let receiver = try value(of: members["of"] ?? .null)
            let labels = members["labels"]?.arrayValue?.map(\.stringValue) ?? []
            let candidates =
                interpreter.info(of: receiver)?.methods(named: name) ?? interpreter.index.functions[name] ?? []
            guard let function = candidates.first(where: { $0.parameters.map(\.label) == labels }) else {
                throw TreeProblem("the tree does not define the function `\(name)`", id: "undefined-function")
            }
            return FunctionReference(function, receiver: receiver, interpreter)
        }
    }
}
