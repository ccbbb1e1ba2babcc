/// The version of the engine, which recorded expectations carry.
public enum EngineVersion {
    /// Raised with every change of the rules that can change a frame.
    public static let current = "0.1.0"
}
