/// What a declared type looks like to a value of it; the front end's type declarations conform.
public protocol DeclaredType: AnyObject {
    /// The type's name, qualified by enclosing types with dots.
    var name: String { get }
    /// The stored properties in order of declaration.
    var storedPropertyNames: [String] { get }
    /// Whether the type, its superclasses or its extensions declare a conformance.
    func conforms(to protocolName: String) -> Bool
    /// What identifies a value of the type as a key where the type says so itself; `nil` if its contents do.
    func customHashText(of value: Value) -> String?
}

extension DeclaredType {
    public func customHashText(of value: Value) -> String? { nil }
}

/// An instance of a declared struct; copied on write by `StructInstance.copy()` where it is shared.
public final class StructInstance {
    public let type: any DeclaredType
    /// One value a stored property, in the order of `type.storedPropertyNames`.
    public var fields: [Value]
    /// What the generic parameters of the type stand for, where the call that made the instance told.
    public var arguments: [String: TypeName] = [:]

    public init(type: any DeclaredType, fields: [Value]) {
        self.type = type
        self.fields = fields
    }

    /// An instance of its own with the same contents.
    public func copy() -> StructInstance {
        let copy = StructInstance(type: type, fields: fields)
        if !arguments.isEmpty { copy.arguments = arguments }
        return copy
    }

    /// The stored property called `name`.
    public func field(_ name: String) -> Value? {
        type.storedPropertyNames.firstIndex(of: name).map { fields[$0] }
    }
}

/// An instance of a declared class.
public final class ClassInstance {
    public let type: any DeclaredType
    public var fields: [Value]
    /// Whether the object was made for a property, by the value that stands in its declaration.
    public var isDefault = false
    /// Whether a view already holds another object in the place for which this one was made.
    public var isDiscarded = false
    /// What publishes the changes of the object, once something has asked for it.
    public var publishers: AnyObject?
    /// What the generic parameters of the type stand for, where the call that made the object told.
    public var arguments: [String: TypeName] = [:]

    /// Tells it from the other objects of one run: the order in which they are made, the same in every run.
    public let number: Int

    public init(type: any DeclaredType, fields: [Value], number: Int) {
        self.type = type
        self.fields = fields
        self.number = number
    }
}

/// A case of a declared enum with its payload.
public final class EnumInstance {
    public let type: any DeclaredType
    public let caseName: String
    public let caseIndex: Int
    public let payload: [Value]

    public init(type: any DeclaredType, caseName: String, caseIndex: Int, payload: [Value]) {
        self.type = type
        self.caseName = caseName
        self.caseIndex = caseIndex
        self.payload = payload
    }
}

/// Anything that can be called: a closure, a function, a method with its receiver, a native function.
open class FunctionValue {
    public init() {}

    /// Calls the function with unlabelled arguments.
    ///
    /// - Throws: whatever the interpreter stops with; the caller passes it on.
    open func call(_ arguments: [Value]) throws -> Value { .void }

    /// Calls the function with arguments that it may change, for `inout` parameters; what it leaves in them comes back.
    ///
    /// - Throws: whatever the interpreter stops with; the caller passes it on.
    open func call(changing arguments: inout [Value]) throws -> Value {
        let boxes = arguments.map { Box($0) }
        arguments = []
        defer { arguments = boxes.map(\.value) }
        return try call(boxes.map { .box($0) })
    }

    /// How many parameters the function names; `nil` if it takes any number.
    open var parameterCount: Int? { nil }
}

/// A native function as a value.
public final class NativeFunctionValue: FunctionValue {
    private let body: (inout [Value]) throws -> Value

    public init(_ body: @escaping ([Value]) throws -> Value) { self.body = { try body($0) } }

    private init(changing body: @escaping (inout [Value]) throws -> Value) { self.body = body }

    /// A function with `inout` parameters.
    public static func changing(_ body: @escaping (inout [Value]) throws -> Value) -> NativeFunctionValue {
        NativeFunctionValue(changing: body)
    }

    public override func call(_ arguments: [Value]) throws -> Value {
        var arguments = arguments
        return try body(&arguments)
    }

    public override func call(changing arguments: inout [Value]) throws -> Value { try body(&arguments) }
}

/// A key path, as names from the root on; `\.self` is empty.
public final class KeyPathValue {
    public let root: TypeName?
    public let components: [Component]

    public enum Component {
        case member(String)
        case index([Value])
        case optionalChain
        case forceUnwrap

        /// A text that is the same for equal components.
        var hashText: String {
            switch self {
            case .member(let name): "." + name
            case .index(let values): "[" + values.map(\.hashText).joined(separator: ",") + "]"
            case .optionalChain: "?"
            case .forceUnwrap: "!"
            }
        }
    }

    /// The same for paths of the same components; whether the root is written makes no difference.
    var hashText: String { components.map(\.hashText).joined() }

    public init(root: TypeName?, components: [Component]) {
        self.root = root
        self.components = components
    }
}
