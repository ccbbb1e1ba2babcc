import LayoutEngine

/// What views inherit from those around them: SwiftUI's environment values by name, and objects by type.
///
/// What SwiftUI keeps in its environment without a public name stands under a name with an underscore in front.
public struct Environment {
    /// What an environment holds; many places have the same one, and a copy is made where one of them changes it.
    private final class Contents {
        var values = NamedValues<Value>()
        var objects: [String: Value] = [:]
        var keyed: [String: Value] = [:]
        var layoutDirection = LayoutDirection.leftToRight

        init() {}

        init(_ other: Contents) {
            values = other.values
            objects = other.objects
            keyed = other.keyed
            layoutDirection = other.layoutDirection
        }
    }

    private var contents = Contents()

    public init() {}

    /// Values by the name of their property of `EnvironmentValues`; only what was set.
    public var values: NamedValues<Value> {
        get { contents.values }
        _modify {
            makeUnique()
            defer { contents.layoutDirection = Self.direction(of: contents.values["layoutDirection"]) }
            yield &contents.values
        }
    }

    /// Objects set with `environmentObject` or `environment(object)`, by type name.
    public var objects: [String: Value] {
        get { contents.objects }
        _modify {
            makeUnique()
            yield &contents.objects
        }
    }

    /// Values of keys that the source declares itself, by the key's type name.
    public var keyed: [String: Value] {
        get { contents.keyed }
        _modify {
            makeUnique()
            yield &contents.keyed
        }
    }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&contents) { contents = Contents(contents) }
    }

    /// A value by name; `nil` where nothing was set or nil was.
    public subscript(name: String) -> Value? {
        get { contents.values[name]?.current }
        set { values[name] = newValue }
    }

    func double(_ name: String) -> Double? { self[name].flatMap(Double.converted) }
    func int(_ name: String) -> Int? { self[name].flatMap(Int.converted) }
    func bool(_ name: String) -> Bool { self[name].flatMap(Bool.converted) ?? false }
    func token(_ name: String) -> String? { self[name]?.constantName }

    /// The direction in which rows run: what `values` says, kept at hand because every view asks.
    public var layoutDirection: LayoutDirection { contents.layoutDirection }

    private static func direction(of value: Value?) -> LayoutDirection {
        value?.constantName == "rightToLeft" ? .rightToLeft : .leftToRight
    }
}
