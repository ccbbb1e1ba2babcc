import RecipeStore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the store is, and why there.
public struct StoreLocation: Hashable, Sendable {
    public enum Reason: String, Sendable {
        case option = "--store"
        case environment = "RECIPES_STORE"
        case project = "a .recipes folder here or above"
        case home = "the data folder"
    }

    public var path: String
    public var reason: Reason

    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// The name of the store in a project's folder, relative to it.
    public static let projectPath = ".recipes/catalogue.sqlite"

    /// The first that applies of: the option, the environment, a project's store found upwards, the data folder.
    public static func resolve(option: String?) -> StoreLocation {
        if let option { return StoreLocation(path: option, reason: .option) }
        return fromEnvironment ?? project(from: StoreFile.currentFolder) ?? home
    }

    /// Every place that is looked at, in order, with what was found there.
    public static func all(option: String?) -> [(reason: Reason, candidate: StoreLocation?)] {
        [
            (.option, option.map { StoreLocation(path: $0, reason: .option) }),
            (.environment, fromEnvironment),
            (.project, project(from: StoreFile.currentFolder)),
            (.home, home)
        ]
    }

    /// A variable of the environment that says something; the whole environment is costly to read.
    private static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    private static var fromEnvironment: StoreLocation? {
        variable("RECIPES_STORE").map { StoreLocation(path: $0, reason: .environment) }
    }

    private static func project(from folder: String) -> StoreLocation? {
        var above = folder[...]
        while true {
            while above.utf8.last == UInt8(ascii: "/") { above.removeLast() }
            let path = above + "/" + projectPath
            if StoreFile.exists(String(path)) { return StoreLocation(path: String(path), reason: .project) }
            guard let slash = above.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            above = above[..<slash]
        }
    }

    private static var home: StoreLocation {
        // The specification wants a relative path ignored.
        let data =
            variable("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? (variable("HOME") ?? userHome) + "/.local/share"
        return StoreLocation(path: data + "/recipes/catalogue.sqlite", reason: .home)
    }

    /// The folder of the user's account.
    private static var userHome: String {
        getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? ""
    }
}
