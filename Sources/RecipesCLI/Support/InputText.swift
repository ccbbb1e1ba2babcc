import Foundation

/// Reads a whole text that a command was given.
enum InputText {
    /// The text of a file, or of standard input for `-`.
    ///
    /// - Throws: `Failure` if there is none or it is not UTF-8.
    static func read(_ path: String) throws -> String {
        let bytes =
            path == "-"
            ? try? FileHandle.standardInput.readToEnd() ?? Data() : FileManager.default.contents(atPath: path)
        guard let bytes else {
            let isThere = FileManager.default.fileExists(atPath: path)
            throw Failure(isThere ? "cannot read \(path)" : "there is no file \(path)")
        }
        guard let text = String(data: bytes, encoding: .utf8) else { throw Failure("\(path) is not UTF-8 text") }
        return text
    }
}
