import Foundation

/// Paths as services that look at a repository compare them.
enum RepositoryPath {
    /// The path of a document from the top of the repository, where `GITHUB_WORKSPACE` names it; else as it was given.
    static func of(
        _ document: String, workspace: String? = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"],
        folder: String = FileManager.default.currentDirectoryPath
    ) -> String {
        var path = document[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        guard var top = workspace, !top.isEmpty else { return String(path) }
        while top.hasSuffix("/") { top.removeLast() }
        let whole = path.hasPrefix("/") ? String(path) : folder + "/" + path
        return whole.hasPrefix(top + "/") ? String(whole.dropFirst(top.count + 1)) : String(path)
    }
}
