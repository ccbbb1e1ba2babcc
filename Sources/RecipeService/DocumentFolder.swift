import Foundation

/// The documents in a folder and in the folders in it.
public struct DocumentFolder {
    /// Levels of folders that are looked into.
    private static let depth = 16

    private static let suffixes = [".md", ".markdown", ".swift", ".json"]

    /// The paths of Markdown, Swift and JSON files, relative to the folder and sorted; what is hidden is left out.
    public private(set) var names: [String] = []
    /// Links to a folder that they lie in, relative to the folder and sorted; what lies behind them is left out.
    public private(set) var loops: [String] = []

    /// - Throws: `InputError` for a folder that cannot be read, or that nests too deep, rather than leaving any out.
    public init(_ folder: String) throws {
        try read(folder, prefix: "", above: [])
        names.sort()
        loops.sort()
    }

    /// What people are told of one of `loops`.
    public static func remark(onLoop name: String) -> String {
        "recipes: \(name) leads back to a folder that it lies in, so it is not followed"
    }

    /// - Parameter above: the folders on the way, as they really are.
    private mutating func read(_ folder: String, prefix: String, above: [String]) throws {
        guard above.count < Self.depth else {
            throw InputError("\(folder) lies more than \(Self.depth) folders deep", id: "too-deep")
        }
        let entries: [String]
        do { entries = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
            throw InputError("cannot read the folder \(folder)", id: "unreadable")
        }
        let way = above + [Self.real(folder)]
        for entry in entries where !entry.hasPrefix(".") {
            let path = (folder as NSString).appendingPathComponent(entry)
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { continue }
            if isDirectory.boolValue {
                if Self.contains(Self.real(path), way) {
                    loops.append(prefix + entry)
                } else {
                    try read(path, prefix: prefix + entry + "/", above: way)
                }
            } else if Self.suffixes.contains(where: entry.lowercased().hasSuffix) {
                names.append(prefix + entry)
            }
        }
    }

    /// Whether one of the folders on the way is the folder, or lies in it: what is in it would be met again.
    private static func contains(_ folder: String, _ way: [String]) -> Bool {
        let inside = folder.hasSuffix("/") ? folder : folder + "/"
        return way.contains { $0 == folder || $0.hasPrefix(inside) }
    }

    /// The path without links.
    private static func real(_ path: String) -> String {
        guard let text = realpath(path, nil) else { return path }
        defer { free(text) }
        return String(cString: text)
    }
}
