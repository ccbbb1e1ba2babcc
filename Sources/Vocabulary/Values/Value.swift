import LayoutEngine

/// A value of interpreted code.
///
/// Optionals are flat: `none` is every `nil`, and a wrapped value is the value itself. `Double`, `CGFloat` and
/// `Float` are one case. Value semantics come from copy-on-write payloads, reference semantics from `object` and `box`.
public enum Value {
    case void
    case none
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case character(Character)
    case array([Value])
    case dictionary(DictionaryValue)
    case set(SetValue)
    case tuple(TupleValue)
    case range(RangeValue)
    /// A size in points: CGSize.
    case size(Size)
    /// A place in points: CGPoint; CGVector is a native value.
    case point(Point)
    case rect(RectBox)
    case proposal(ProposalBox)
    /// An instance of a struct that the source declares.
    case instance(StructInstance)
    /// An instance of a class that the source declares.
    case object(ClassInstance)
    /// A case of an enum that the source declares.
    case enumeration(EnumInstance)
    case function(FunctionValue)
    case type(TypeName)
    case keyPath(KeyPathValue)
    /// A view made of SwiftUI's own words.
    case view(CallNode)
    /// A place that several values share: the storage of `@State`, a captured variable.
    case box(Box)
    /// A `Binding`, or anything else that reads and writes a place.
    case binding(BindingValue)
    /// A value of a SwiftUI, Foundation or standard-library type that this module implements.
    case native(any NativeValue)
}

/// A shared mutable place.
public final class Box {
    public var value: Value
    public init(_ value: Value) { self.value = value }
}

/// A CGRect; boxed to keep `Value` small.
public final class RectBox {
    public let rect: Rect
    public init(_ rect: Rect) { self.rect = rect }
}

/// A ProposedViewSize; boxed to keep `Value` small.
public final class ProposalBox {
    public let proposal: ProposedViewSize
    public init(_ proposal: ProposedViewSize) { self.proposal = proposal }
}

/// A tuple with optional labels.
public final class TupleValue {
    public let labels: [String?]
    public let elements: [Value]

    public init(labels: [String?], elements: [Value]) {
        self.labels = labels
        self.elements = elements
    }
}

/// A range of integers or floating-point numbers, or a partial range where a bound is missing.
public final class RangeValue {
    public let lower: Value?
    public let upper: Value?
    public let isClosed: Bool

    public init(lower: Value?, upper: Value?, isClosed: Bool) {
        self.lower = lower
        self.upper = upper
        self.isClosed = isClosed
    }
}

/// A way to read and write a place: `Binding`, also as `$name` gives it.
public final class BindingValue {
    public let get: () throws -> Value
    public let set: (Value) throws -> Void

    public init(get: @escaping () throws -> Value, set: @escaping (Value) throws -> Void) {
        self.get = get
        self.set = set
    }
}

/// A value of a type that this module implements.
///
/// Opaque SwiftUI values without influence on layout (animations, styles, materials) are `Token`s.
public protocol NativeValue {
    /// The type's name in source, for member look-up and messages.
    var typeName: String { get }
    /// Whether two values are equal; `nil` if values of this type cannot be compared.
    func isEqual(to other: any NativeValue) -> Bool?
    /// What identifies the value as a key of a dictionary, in text.
    var hashText: String { get }
    /// What `print` shows.
    var debugText: String { get }
    /// The value itself where it is an object; `nil` for other values, which the runtime is slow to find no object.
    var object: AnyObject? { get }
    /// About how many bytes the contents take, for values that a program can let grow; 0 for all others.
    var contentBytes: Int { get }
    /// Whether mutating methods add to the contents where they stand, rather than making them anew.
    var growsInPlace: Bool { get }
}

extension NativeValue where Self: AnyObject {
    public var object: AnyObject? { self }
}

extension NativeValue where Self: Hashable {
    public func isEqual(to other: any NativeValue) -> Bool? { (other as? Self).map { $0 == self } }
}

extension NativeValue {
    public func isEqual(to other: any NativeValue) -> Bool? { nil }
    public var hashText: String { "\(typeName):\(debugText)" }
    public var debugText: String { typeName }
    public var object: AnyObject? { nil }
    public var contentBytes: Int { 0 }
    public var growsInPlace: Bool { false }
}

extension NativeValue {
    /// The value as one of a type; `nil` if it is of another.
    ///
    /// Types are compared first: the runtime takes thousands of instructions to find that there is no way to cast.
    @inline(__always)
    public func exactly<Native: NativeValue>(_ type: Native.Type) -> Native? {
        Self.self == type ? self as? Native : nil
    }

    /// Whether the value is of a type.
    @inline(__always)
    public func isExactly(_ type: any NativeValue.Type) -> Bool { Self.self == type }
}

/// A named value of an opaque type, for example the animation `.easeInOut` or the style `.segmented`.
public struct Token: NativeValue, Hashable, Sendable {
    public let typeName: String
    public let name: String

    public init(_ typeName: String, _ name: String) {
        self.typeName = typeName
        self.name = name
    }

    public var debugText: String { "\(typeName).\(name)" }
}
