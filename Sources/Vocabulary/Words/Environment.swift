import LayoutEngine

/// What views inherit from those around them: SwiftUI's environment values by name, and objects by type.
///
/// What SwiftUI keeps in its environment without a public name stands under a name with an underscore in front.
public struct Environment {
    /// Values by the name of their property of `EnvironmentValues`; only what was set.
    public var values = NamedValues<Value>() {
        didSet { layoutDirection = Self.direction(of: values["layoutDirection"]) }
    }
    /// Objects set with `environmentObject` or `environment(object)`, by type name.
    public var objects: [String: Value] = [:]
    /// Values of keys that the source declares itself, by the key's type name.
    public var keyed: [String: Value] = [:]

    public init() {}

    /// A value by name; `nil` where nothing was set or nil was.
    public subscript(name: String) -> Value? {
        get { values[name]?.current }
        set { values[name] = newValue }
    }

    func double(_ name: String) -> Double? { self[name].flatMap(Double.converted) }
    func int(_ name: String) -> Int? { self[name].flatMap(Int.converted) }
    func bool(_ name: String) -> Bool { self[name].flatMap(Bool.converted) ?? false }
    func token(_ name: String) -> String? { self[name]?.constantName }

    /// The direction in which rows run: what `values` says, kept at hand because every view asks.
    public private(set) var layoutDirection = LayoutDirection.leftToRight

    private static func direction(of value: Value?) -> LayoutDirection {
        value?.constantName == "rightToLeft" ? .rightToLeft : .leftToRight
    }
}
