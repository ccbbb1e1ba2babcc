import Foundation

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
    public static func resolve(
        option: String?, environment: [String: String] = ProcessInfo.processInfo.environment,
        folder: String = FileManager.default.currentDirectoryPath
    ) -> StoreLocation {
        all(option: option, environment: environment, folder: folder).first { $0.candidate != nil }?.candidate
            ?? home(environment)
    }

    /// Every place that is looked at, in order, with what was found there.
    public static func all(
        option: String?, environment: [String: String] = ProcessInfo.processInfo.environment,
        folder: String = FileManager.default.currentDirectoryPath
    ) -> [(reason: Reason, candidate: StoreLocation?)] {
        let fromEnvironment = environment["RECIPES_STORE"].flatMap { $0.isEmpty ? nil : $0 }
        return [
            (.option, option.map { StoreLocation(path: $0, reason: .option) }),
            (.environment, fromEnvironment.map { StoreLocation(path: $0, reason: .environment) }),
            (.project, project(from: folder)),
            (.home, home(environment))
        ]
    }

    private static func project(from folder: String) -> StoreLocation? {
        var url = URL(fileURLWithPath: folder).standardizedFileURL
        while true {
            let path = url.appendingPathComponent(projectPath).path
            if FileManager.default.fileExists(atPath: path) { return StoreLocation(path: path, reason: .project) }
            let parent = url.deletingLastPathComponent()
            if parent.path == url.path || url.path == "/" { return nil }
            url = parent
        }
    }

    private static func home(_ environment: [String: String]) -> StoreLocation {
        // The specification wants a relative path ignored.
        let data =
            environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
        return StoreLocation(path: data + "/recipes/catalogue.sqlite", reason: .home)
    }
}
