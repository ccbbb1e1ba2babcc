import Foundation
import RecipeStore

/// A file of something that is a folder of files.
struct FolderFile {
    /// Relative to the folder; made of slugs and fixed names only.
    var path: String
    var text: String
}

/// Writes a folder beside its place first, so that there is never half of one.
struct FolderWriter {
    let folder: String
    /// Whether a folder of that name that we wrote may be replaced.
    let replaces: Bool
    let output: Output

    /// - Parameter isOurs: whether a folder that is there is one that we wrote.
    /// - Returns: how many files there are.
    func write(isOurs: (String) -> Bool, files make: () -> [FolderFile]) throws -> Int {
        let manager = FileManager.default
        if manager.fileExists(atPath: folder) {
            guard replaces, isOurs(folder) else {
                throw Failure(
                    "\(folder) exists",
                    hint: replaces
                        ? "it was not written by recipes, so it stays" : "--force replaces what recipes wrote")
            }
        }
        let files = make()
        let temporary = folder + ".new"
        do {
            try? manager.removeItem(atPath: temporary)
            for file in files {
                let path = (temporary as NSString).appendingPathComponent(file.path)
                try manager.createDirectory(
                    atPath: StoreFile.folder(of: path), withIntermediateDirectories: true)
                try output.write(file.text, to: path)
            }
            if manager.fileExists(atPath: folder) { try manager.removeItem(atPath: folder) }
            try manager.moveItem(atPath: temporary, toPath: folder)
        } catch {
            try? manager.removeItem(atPath: temporary)
            throw error as? Failure ?? Failure("cannot write " + SystemReason.text(of: error, path: folder))
        }
        return files.count
    }
}
