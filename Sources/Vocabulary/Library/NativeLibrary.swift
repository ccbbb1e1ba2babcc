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
        guard let first = start.utf8.first else { return typeNames }
        return typeNames(withFirst: first).filter { $0.utf8.starts(with: start.utf8) }.sorted()
    }

    /// The names of modelled types by their first byte, in no order.
    public static func typeNames(withFirst byte: UInt8) -> [String] { namesByLetter[Int(byte)] }

    /// The names of modelled types by the first byte.
    private static let namesByLetter: [[String]] = {
        var names = Array(repeating: [String](), count: 256)
        for name in types.keys { names[Int(name.utf8.first ?? 0)].append(name) }
        for name in tokens.keys { names[Int(name.utf8.first ?? 0)].append(name) }
        return names
    }()

    /// The overloads of a global function; `nil` if there is none.
    public static func function(named name: String) -> [NativeFunction]? { functions[name] }

    /// All names that `function(named:)` knows, sorted.
    public static var functionNames: [String] { functions.keys.sorted() }
}
