/// What a program sets in `UserDefaults.standard` while it runs; `@AppStorage` shares it.
public final class UserDefaultsStore {
    private var values: [String: Value] = [:]
    private var registered: [String: Value] = [:]
    /// The storage of `@AppStorage` by key, with what it holds where nothing was set.
    private var boxes: [String: (box: Box, initial: Value)] = [:]

    public init() {}

    /// The value of a key; `nil` if nothing was set.
    public subscript(key: String) -> Value? {
        get {
            if let known = boxes[key], known.box.value.hashText != known.initial.hashText { return known.box.value }
            return values[key] ?? registered[key]
        }
        set {
            values[key] = newValue
            if let known = boxes[key] { known.box.value = newValue ?? known.initial }
        }
    }

    /// Values for keys that nothing sets.
    public func register(_ defaults: DictionaryValue) {
        for (key, value) in zip(defaults.keys, defaults.values) {
            if case .string(let key) = key { registered[key] = value }
        }
    }

    /// The storage that all properties of a key share.
    public func box(_ key: String, initial: Box) -> Box {
        if let known = boxes[key] { return known.box }
        boxes[key] = (initial, initial.value)
        if let value = values[key] ?? registered[key] { initial.value = value }
        return initial
    }
}
