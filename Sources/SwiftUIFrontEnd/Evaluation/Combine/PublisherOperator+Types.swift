import Vocabulary

/// What types tell about publishers: the values that closures take, and what comes out of a chain.
extension PublisherOperator {
    /// The names of types that publish.
    static let typeNames: Set<String> = [
        "AnyPublisher", "ConnectablePublisher", "CurrentValueSubject", "Deferred", "Empty", "Fail", "Future", "Just",
        "ObservableObjectPublisher", "PassthroughSubject", "Published.Publisher", "Publisher", "Subject"
    ]

    static func isPublisher(_ type: TypeName) -> Bool {
        guard case .named(let name, _) = type else { return false }
        return typeNames.contains(name) || name.hasPrefix("Publishers.")
    }

    /// What a publisher of a type gives; `nil` if the type does not say.
    static func output(of type: TypeName?) -> TypeName? {
        guard let type, isPublisher(type), case .named(let name, let arguments) = type else { return nil }
        // Others name publishers, and not what they give.
        guard !name.hasPrefix("Publishers.") || name == "Publishers.Sequence", let first = arguments.first,
            first != .named("Any")
        else { return nil }
        return first
    }

    /// A publisher of values of a type.
    static func publisher(of output: TypeName?) -> TypeName {
        .named("AnyPublisher", output.map { [$0] } ?? [])
    }

    /// The type of a parameter of a kind that only publishers have.
    static func parameterType(_ kind: Character, _ receiver: TypeName?) -> TypeName? {
        switch kind {
        case "f": return output(of: receiver).map { .function([$0], .named("Any")) }
        case "g": return output(of: receiver).map { .function([$0, $0], .bool) }
        case "Q": return output(of: receiver).map { .array($0) }
        case "c": return .function([.named("Subscribers.Completion")], .named("Void"))
        case "T": return .named("Subscribers.Completion")
        case "M": return .named("Subscribers.Demand")
        case "D": return .anyOf([.named("DispatchTimeInterval"), .named("Double")])
        case "P":
            guard case .named(_, let arguments)? = receiver, arguments.count == 2 else { return nil }
            return .function([.function([.named("Result", arguments)], .named("Void"))], .named("Void"))
        default: return nil
        }
    }

    /// The type of what a method of a publisher gives.
    static func resultType(
        of type: TypeName, _ name: String, _ arguments: [CallArgument], _ compiler: Compiler
    ) -> TypeName? {
        let fitting = named(name).filter { Compiler.match(arguments, $0.method.parameters(for: type)) != nil }
        guard let found = fitting.first else { return nil }
        let output = output(of: type)
        func mapped() -> TypeName? {
            guard let output, let last = arguments.last else { return nil }
            return BuiltinMethods.mapped(last.value, output, compiler)
        }
        switch found.output {
        case .same: return publisher(of: output)
        case .mapped: return publisher(of: mapped())
        case .unwrapped: return publisher(of: mapped()?.unwrapped)
        case .inner: return publisher(of: self.output(of: mapped()))
        case .flattened: return publisher(of: self.output(of: output))
        case .collected: return publisher(of: output.map { .array($0) })
        case .seed: return publisher(of: seed(arguments, compiler))
        case .named:
            guard case .member(let base, "self")? = arguments.first?.value.kind else { return publisher(of: nil) }
            return publisher(of: compiler.typeReference(base))
        case .tuple:
            let others = arguments.map { self.output(of: compiler.copy().compile($0.value).type) }
            let all = [output] + others
            guard all.allSatisfy({ $0 != nil }) else { return publisher(of: nil) }
            return publisher(of: .tuple(all.map { _ in nil }, all.compactMap { $0 }))
        case .known(let known): return known
        case .unknown: return publisher(of: nil)
        }
    }

    /// The type of the first value of `scan`, where it is written.
    private static func seed(_ arguments: [CallArgument], _ compiler: Compiler) -> TypeName? {
        guard let first = arguments.first, !compiler.isImplicit(first.value) else { return nil }
        return compiler.copy().compile(first.value).type
    }
}
