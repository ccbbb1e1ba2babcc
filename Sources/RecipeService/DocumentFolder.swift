import Foundation

/// The documents in a folder and in the folders in it.
public enum DocumentFolder {
    /// Levels of folders that are looked into.
    private static let depth = 16

    /// The paths of Markdown, Swift and JSON files, relative to the folder and sorted; what is hidden is left out.
    ///
    /// - Throws: `InputError` for a folder that cannot be read, or that nests too deep, rather than leaving any out.
    public static func names(in folder: String) throws -> [String] {
        try names(in: folder, prefix: "", level: 0).sorted()
    }

    private static func names(in folder: String, prefix: String, level: Int) throws -> [String] {
        guard level < depth else {
            throw InputError("\(folder) lies more than \(depth) folders deep", id: "too-deep")
        }
        let entries: [String]
        do { entries = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
            throw InputError("cannot read the folder \(folder)", id: "unreadable")
        }
        var found: [String] = []
        for entry in entries where !entry.hasPrefix(".") {
            let path = (folder as NSString).appendingPathComponent(entry)
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { continue }
            if isDirectory.boolValue {
                found += try names(in: path, prefix: prefix + entry + "/", level: level + 1)
            } else if [".md", ".swift", ".json"].contains(where: entry.hasSuffix) {
                found.append(prefix + entry)
            }
        }
        return found
    }
}
