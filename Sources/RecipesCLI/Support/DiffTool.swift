import Diagnostics
import Foundation
import RecipeModel
import RecipeService

/// The program that `RECIPES_DIFF_TOOL` names: run with two files, expected and got, for each expectation that differs.
struct DiffTool {
    /// More pairs than this are not shown: each may open a window.
    private static let limit = 10

    private let command: String

    /// `nil` where no program is named, and where nobody looks: with `CI` set.
    init?(variable: (String) -> String? = Terminal.variable) {
        guard let command = variable("RECIPES_DIFF_TOOL"), !command.isEmpty, (variable("CI") ?? "").isEmpty else {
            return nil
        }
        self.command = command
    }

    /// Shows what differs in a report, one expectation after the other; what the program prints goes to standard error.
    ///
    /// - Throws: `Failure` if files cannot be written.
    func show(_ report: ValidationReport, _ output: Output) throws {
        let pairs = FramePairs(of: report).pairs
        guard !pairs.isEmpty else { return }
        if let missing {
            let warning = Diagnostic(
                id: "no-diff-tool", severity: .warning,
                message: "RECIPES_DIFF_TOOL names \(missing), and there is no such program",
                hints: ["it takes a command that compares two files, such as \"diff -u\""])
            return output.show([warning], in: nil)
        }
        let folder = NSTemporaryDirectory() + "recipes-diff-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for pair in pairs.prefix(Self.limit) {
            let base = folder + "/" + pair.name
            do {
                try FileManager.default.createDirectory(atPath: base, withIntermediateDirectories: true)
                try pair.expected.write(toFile: base + "/expected.txt", atomically: false, encoding: .utf8)
                try pair.got.write(toFile: base + "/got.txt", atomically: false, encoding: .utf8)
            } catch { throw Failure("cannot write the files to compare: " + SystemReason.text(of: error, path: base)) }
            // A program that shows differences ends with 1 where there are some.
            if status(base + "/expected.txt", base + "/got.txt") > 1 {
                output.note("recipes: RECIPES_DIFF_TOOL (\(command)) does not run or failed")
                return
            }
        }
        if pairs.count > Self.limit {
            output.note("recipes: \(pairs.count - Self.limit) more expectations differ; name a recipe to see them")
        }
    }

    /// The program if there is none of that name.
    private var missing: String? {
        guard let program = command.split(separator: " ").first.map(String.init), !Pager.isProgram(program) else {
            return nil
        }
        return TerminalText.escaped(program)
    }

    private func status(_ expected: String, _ got: String) -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command + " \"$1\" \"$2\"", "recipes", expected, got]
        process.standardOutput = FileHandle.standardError
        do { try process.run() } catch { return 127 }
        process.waitUntilExit()
        return process.terminationStatus
    }
}
