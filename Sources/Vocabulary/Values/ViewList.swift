/// The views that a view builder gave, before they are expanded.
public struct ViewList: NativeValue {
    public struct Entry {
        public var value: Value
        /// Which statement and branch the view comes from, unique in the list and the same in every evaluation.
        public var key: String

        public init(value: Value, key: String) {
            self.value = value
            self.key = key
        }
    }

    public var entries: [Entry]
    /// Whether the builder is written as exactly one view, outside `if`, `switch` and `for` (spec S8).
    public var isStaticallySingle: Bool

    public init(entries: [Entry], isStaticallySingle: Bool) {
        self.entries = entries
        self.isStaticallySingle = isStaticallySingle
    }

    public var typeName: String { "TupleView" }
}
