/// What views inherit from those around them: SwiftUI's environment values by name, and objects by type.
public struct Environment {
    /// Values by the name of their property of `EnvironmentValues`; only what was set.
    public var values: [String: Value] = [:]
    /// Objects set with `environmentObject` or `environment(object)`, by type name.
    public var objects: [String: Value] = [:]
    /// Values of keys that the source declares itself, by the key's type name.
    public var keyed: [String: Value] = [:]

    public init() {}
}
