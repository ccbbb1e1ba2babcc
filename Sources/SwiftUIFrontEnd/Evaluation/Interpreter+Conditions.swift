import Vocabulary

/// Members of extensions that want something of generic parameters: `extension Array where Element == Int`.
extension Interpreter {
    /// The functions whose conditions a value fulfils, those that want most first; all of them where none does.
    func applicable(_ functions: [FunctionInfo], to value: Value) -> [FunctionInfo] {
        guard functions.contains(where: { !$0.conditions.isEmpty }) else { return functions }
        var owners: [TypeInfo?] = []
        for function in functions where !owners.contains(where: { $0 === function.owner }) {
            owners.append(function.owner)
        }
        // The nearest type comes first.
        return owners.flatMap { owner in
            let own = functions.filter { $0.owner === owner && fulfils(value, $0.conditions, owner) }
            return own.filter { !$0.conditions.isEmpty } + own.filter(\.conditions.isEmpty)
        }
    }

    /// The property of a name that the extensions of a value's type mean for this value.
    func applicable(_ property: PropertyInfo, to value: Value) -> PropertyInfo? {
        guard let all = property.owner.alternatives[property.name] else {
            return fulfils(value, property.conditions, property.owner) ? property : nil
        }
        return all.filter { fulfils(value, $0.conditions, $0.owner) }.max { $0.conditions.count < $1.conditions.count }
    }

    /// Whether nothing about a value contradicts the `where` of an extension.
    private func fulfils(_ value: Value, _ conditions: [String: [TypeName]], _ owner: TypeInfo?) -> Bool {
        conditions.allSatisfy { subject, types in
            types.allSatisfy { type in
                guard let wanted = canonical(type, owner: owner, generics: owner?.generics ?? []) else { return true }
                if subject != "Self", let argument = argument(subject, of: value), argument != .named("Any") {
                    return fulfils(argument, wanted)
                }
                guard let sample = sample(of: subject, in: value) else { return true }
                return self.value(sample, is: wanted)
            }
        }
    }

    private func fulfils(_ type: TypeName, _ wanted: TypeName) -> Bool {
        switch fit(type, wanted) {
        case .no: false
        case .unknown, .yes: true
        }
    }

    /// A value of what a generic parameter or an associated type of a value stands for; `nil` if nothing shows it.
    private func sample(of subject: String, in value: Value) -> Value? {
        switch (subject, value) {
        case ("Self", _): return value
        case ("Wrapped", .none): return nil
        case ("Wrapped", .native(let some as WrappedSome)): return some.value
        case ("Wrapped", _): return value
        case ("Element", .array(let elements)), ("Iterator.Element", .array(let elements)): return elements.first
        case ("Element", .set(let set)): return set.elements.first
        case ("Element", .string): return .character("a")
        case ("Element", .range(let range)), ("Bound", .range(let range)): return range.lower ?? range.upper
        case ("Element", .native(let slice as SliceValue)): return slice.elements.first
        case ("Key", .dictionary(let dictionary)): return dictionary.keys.first
        case ("Value", .dictionary(let dictionary)): return dictionary.values.first
        case ("Value", .binding(let binding)): return try? binding.get()
        case (_, .instance), (_, .object):
            for property in info(of: value)?.stored ?? [] where property.index != nil {
                guard let field = try? read(property, of: value, 0..<0) else { continue }
                switch property.type {
                case .named(subject, [])?: return field
                case .optional(.named(subject, []))?: if case .none = field { continue } else { return field }
                case .array(.named(subject, []))?:
                    if case .array(let elements) = field, let first = elements.first { return first }
                default: continue
                }
            }
            return nil
        default: return nil
        }
    }
}
