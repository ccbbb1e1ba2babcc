import Diagnostics
import Vocabulary

/// The models that the program has put into a context of SwiftData: a store in memory, empty at first, as previews have it.
struct ModelStore {
    private(set) var models: [Value] = []

    /// Whether the model was not there before.
    mutating func insert(_ model: Value) -> Bool {
        guard case .object(let object) = model, index(of: object) == nil else { return false }
        models.append(model)
        return true
    }

    /// Whether the model was there.
    mutating func delete(_ model: Value) -> Bool {
        guard case .object(let object) = model, let index = index(of: object) else { return false }
        models.remove(at: index)
        return true
    }

    private func index(of wanted: ClassInstance) -> Int? {
        models.firstIndex { if case .object(let object) = $0 { object === wanted } else { false } }
    }
}

extension Interpreter {
    /// Does what a method of a context of SwiftData does to its models.
    func changeModels(_ receiver: Value, _ method: String, _ arguments: [Value]) {
        guard method == "insert" || method == "delete", let model = arguments.first, isModelContext(receiver),
            info(of: model)?.attributes.contains(where: { $0.name == "Model" }) == true
        else { return }
        let changes = method == "insert" ? modelStore.insert(model) : modelStore.delete(model)
        if changes { wrote("modelContext") }
    }

    private func isModelContext(_ value: Value) -> Bool {
        guard let name = value.outside?.typeName else { return false }
        return name == "ModelContext" || name.hasSuffix(".mainContext")
    }

    /// The models that a `@Query` gives: those of its type that pass its filter, in its order.
    ///
    /// - Throws: the error for a filter that cannot be run, or what the filter stops with.
    func models(of query: DynamicProperty) throws -> [Value] {
        guard case .array(let element)? = query.type else { return [] }
        var found = modelStore.models.filter { value($0, is: element) }
        guard !found.isEmpty else { return [] }
        if let filter = query.arguments.first(where: { $0.label == "filter" })?.value {
            guard case .function = filter else {
                throw failure("unsupported-macro", "the filter of the query cannot be run", query.range)
            }
            found = try found.filter { try truth(filter, [$0], query.range) }
        }
        let orders = sortOrders(of: query)
        guard !orders.isEmpty else { return found }
        return try sorted(found) { a, b in
            for (path, isReversed) in orders {
                let (left, right) = (try apply(path, to: a, query.range), try apply(path, to: b, query.range))
                if try isLess(left, right) { return !isReversed }
                if try isLess(right, left) { return isReversed }
            }
            return false
        }
    }

    /// The key paths that a query is sorted by, and whether backwards.
    private func sortOrders(of query: DynamicProperty) -> [(KeyPathValue, Bool)] {
        guard let sort = query.arguments.first(where: { $0.label == "sort" })?.value else { return [] }
        if case .keyPath(let path) = sort {
            let order = query.arguments.first { $0.label == "order" }?.value.tokenName
            return [(path, order == "reverse")]
        }
        guard case .array(let descriptors) = sort else { return [] }
        return descriptors.compactMap { descriptor in
            guard case .native(let call as TokenCall) = descriptor,
                case .keyPath(let path)? = call.arguments.first?.value
            else { return nil }
            return (path, call.argument("order")?.tokenName == "reverse")
        }
    }

    /// The value of an argument of a wrapper's attribute; the closure of a predicate is a function of a model.
    func wrapperArgument(_ argument: CallArgument, of attribute: Attribute, owner: TypeInfo) throws -> Value {
        guard attribute.name == "Query" else {
            return try evaluate(argument.value, expected: wrapperArgumentType(attribute, argument), owner: owner)
        }
        switch (argument.label, argument.value.kind) {
        case (_, .macro("Predicate", let arguments)):
            guard let predicate = arguments.first else { return .none }
            return try evaluate(predicate.value, expected: nil, owner: owner)
        case ("order", _): return try evaluate(argument.value, expected: .named("SortOrder"), owner: owner)
        case ("sort", .array):
            return try evaluate(argument.value, expected: .array(.named("SortDescriptor")), owner: owner)
        default: return try evaluate(argument.value, expected: nil, owner: owner)
        }
    }
}
