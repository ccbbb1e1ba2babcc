import Testing

@testable import Vocabulary

@Suite struct LibraryTableTests {
    @Test(arguments: NativeLibrary.typeNames)
    func everyTypeCanBeDefined(name: String) throws {
        let type = try #require(NativeLibrary.type(named: name))
        for (constant, make) in type.constants {
            if case .void = make() { Issue.record("\(name).\(constant) has no value") }
        }
        let functions =
            type.initializers + type.staticFunctions.values.joined() + type.methods.values.joined()
            + type.operators.values.joined()
        for function in functions {
            #expect(function.signature.hasPrefix("("), "\(name): \(function.signature)")
            #expect(
                function.signature.filter { $0 == "(" }.count == function.signature.filter { $0 == ")" }.count,
                "\(name): \(function.signature)")
        }
    }

    /// The interpreter reads the signatures; the labels that calls are kept by are the same.
    @Test(arguments: NativeLibrary.typeNames)
    func everySignatureCanBeRead(name: String) throws {
        let type = try #require(NativeLibrary.type(named: name))
        var functions = type.initializers + type.staticFunctions.values.joined() + type.methods.values.joined()
        functions += type.operators.values.joined() + type.subscripts + type.subscriptSetters
        for function in functions {
            let signature = try Signature(parsing: function.signature)
            let labels = signature.parameters.map { $0.label ?? "_" + $0.name }
            #expect(NativeType.labels(of: function.signature) == labels, "\(name): \(function.signature)")
        }
        for property in type.properties.values where !property.type.isEmpty {
            #expect(throws: Never.self) { try Signature(parsing: "(value: \(property.type))") }
        }
    }

    /// A name cannot stand for a type with a behaviour and for one of tokens.
    @Test func tablesDoNotOverlap() {
        #expect(Set(NativeLibrary.types.keys).isDisjoint(with: NativeLibrary.tokens.keys))
    }

    /// Every style that is written as a type is a constant of its protocol.
    @Test func concreteStylesAreConstants() throws {
        let caller = LibraryCaller()
        for (concrete, style) in [
            ("PlainButtonStyle", ("PrimitiveButtonStyle", "plain")),
            ("SegmentedPickerStyle", ("PickerStyle", "segmented")),
            ("InsetGroupedListStyle", ("ListStyle", "insetGrouped")),
            ("StackNavigationViewStyle", ("NavigationViewStyle", "stack"))
        ] {
            let made = try caller.make(concrete)
            #expect(try caller.evaluator.areEqual(made, caller.constant(style.0, style.1)))
        }
    }
}
