/// All native types and global functions, looked up by name; each is defined when it is first asked for.
public enum NativeLibrary {
    /// The native type of a name as source writes it, member types joined by dots; `nil` if there is none.
    public static func type(named name: String) -> NativeType? {
        guard var type = (types[name] ?? tokens[name])?() else { return isOutside(name) ? outside(name) : nil }
        if outsideNames.contains(name) { type.isOpen = true }
        return type
    }

    /// The names of modelled types, sorted.
    public static var typeNames: [String] { (Array(types.keys) + Array(tokens.keys)).sorted() }

    /// The names of modelled types that begin with some letters, sorted.
    public static func typeNames(beginningWith start: some StringProtocol) -> [String] {
        let start = Array(start.utf8)
        func begins(_ name: String) -> Bool { name.utf8.starts(with: start) }
        return (types.keys.filter(begins) + tokens.keys.filter(begins)).sorted()
    }

    /// The overloads of a global function; `nil` if there is none.
    public static func function(named name: String) -> [NativeFunction]? { functions[name] }

    /// All names that `function(named:)` knows, sorted.
    public static var functionNames: [String] { functions.keys.sorted() }
}
