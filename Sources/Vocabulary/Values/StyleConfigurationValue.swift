/// What a style declared by the source gets of the view that it draws: `ButtonStyle.Configuration` and its kin.
public struct StyleConfigurationValue: NativeValue {
    /// The name of the configuration's type, for example `ButtonStyleConfiguration`.
    public let typeName: String
    /// Its properties by name: views as values, bindings, flags.
    public let properties: [String: Value]

    public init(_ typeName: String, _ properties: [String: Value]) {
        self.typeName = typeName
        self.properties = properties
    }
}
