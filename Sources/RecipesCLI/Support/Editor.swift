import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Lets a person write a text in the editor of their choice: `VISUAL`, else `EDITOR`, else `vi`.
enum Editor {
    /// The file with what was written; it stays there, so that nothing is lost if it cannot be used.
    ///
    /// - Throws: `Failure` if the editor fails or nothing was changed.
    static func write(template: String) throws -> String {
        let folder = NSTemporaryDirectory() as NSString
        let path = folder.appendingPathComponent("recipe-\(ProcessInfo.processInfo.processIdentifier).md")
        do {
            try Data(template.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch { throw Failure("cannot write " + SystemReason.text(of: error, path: path)) }
        let editor =
            [Terminal.variable("VISUAL"), Terminal.variable("EDITOR")].compactMap(\.self)
            .first { !$0.isEmpty } ?? "vi"
        // A process of Foundation's would stand in the background, where it may not read from the terminal. The variable
        // may hold options, as `code --wait`.
        let quoted = "'" + path.replacing("'", with: "'\\''") + "'"
        guard system(editor + " " + quoted) == 0 else {
            throw Failure("\(editor) failed, so nothing is added", hint: "the text is in \(path)")
        }
        guard try InputText.read(path) != template else {
            try? FileManager.default.removeItem(atPath: path)
            throw Failure("nothing was written, so nothing is added")
        }
        return path
    }

    /// What a new recipe begins with.
    static let template = """
        ---
        title: ""
        description: ""
        tags: []
        authors: []
        license: MIT
        scenarios:
          - name: phone
            device: "iPhone 15"
        ---

        What it does, in one paragraph.

        ## Code

        ```swift
        import SwiftUI

        struct Example: View {
            var body: some View {
                Text("Hello")
            }
        }
        ```

        ## Pitfalls

        -

        """
}
