import ArgumentParser
import Foundation
import RecipeModel
import RecipeService
import RecipeStore

/// A report with the file that it goes to; standard output where none is given.
struct ReportTarget {
    let format: any ReportFormat.Type
    let path: String?

    /// Reads `KIND` or `KIND=PATH`.
    init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1)
        guard let kind = parts.first, let format = ReportFormats.named(String(kind)) else {
            throw Failure(
                "unknown kind of report \"\(text)\"", hint: "there are: " + ReportFormats.kinds.joined(separator: ", "))
        }
        self.format = format
        path = parts.count == 2 && parts[1] != "-" ? Self.file(String(parts[1]), format) : nil
    }

    /// The file that a path means: of a folder the page in it that browsers open by themselves.
    private static func file(_ path: String, _ format: any ReportFormat.Type) -> String {
        var isDirectory: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
        guard format == HTMLReport.self, path.hasSuffix("/") || isDirectory.boolValue else { return path }
        return (path as NSString).appendingPathComponent("index.html")
    }
}

/// Writes a validation report everywhere it was asked for and ends with the exit code that it means.
struct ReportOutput {
    let targets: [ReportTarget]
    let isJSON: Bool
    let output: Output

    /// Writes all reports: those with a file, then the page of a workflow's step, then what goes to standard output.
    func write(_ report: ValidationReport) throws {
        for target in targets {
            guard let path = target.path else { continue }
            try output.makeFolder(StoreFile.folder(of: path))
            try output.write(target.format.text(of: report), to: path)
        }
        writeStepSummary(of: report)
        for target in targets where target.path == nil { output.write(target.format.text(of: report)) }
        if isJSON {
            output.write(JSONReport.text(of: report))
        } else if !targets.contains(where: { $0.path == nil }) {
            // Without a terminal there is no width to fill.
            let width = Terminal.isOutputTerminal ? Terminal.width : 80
            output.write(TextReport.text(of: report, color: output.isColored, width: width))
        }
    }

    /// - Throws: the exit code of a report that is not good.
    func judge(_ report: ValidationReport) throws {
        if report.recipes.contains(where: { [.error, .unsupported].contains($0.state) }) { throw ExitStatus.failure }
        guard !report.isSuccess else { return }
        if report.recipes.isEmpty { output.note("no recipe is selected, so nothing was checked") }
        throw ExitStatus.negative
    }

    /// Appends to the file that GitHub names for it.
    private func writeStepSummary(of report: ValidationReport) {
        guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
        if !FileManager.default.fileExists(atPath: path) {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
        }
        guard let file = FileHandle(forWritingAtPath: path), (try? file.seekToEnd()) != nil,
            (try? file.write(contentsOf: Data(StepSummary.text(of: report).utf8))) != nil
        else { return output.note("recipes: cannot write GITHUB_STEP_SUMMARY, \(path)") }
        try? file.close()
    }
}
