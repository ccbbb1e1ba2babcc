import CanonicalJSON
import Diagnostics
import Foundation
import RecipeStore

/// Data goes to standard output, talk to standard error.
struct Output {
    var color: ColorChoice
    /// Whether talk is written as JSON too, an object a line.
    var isJSON = false
    /// Whether remarks are left out.
    var isQuiet = false
    /// Whether details are told that few people want.
    var isVerbose = false
    var mayPage = true

    /// Writes data as it is.
    func write(_ text: String) { StandardStream.output.write(text) }

    /// Writes a line of data.
    func line(_ text: String) { write(text + "\n") }

    /// Shows all data that follows through a pager, if a person is watching.
    func page() {
        if mayPage, !isJSON { Pager.start() }
    }

    /// Writes a line of talk.
    func note(_ text: String) {
        if isQuiet { return }
        guard isJSON else { return StandardStream.error.write(text + "\n") }
        let message = String(text.drop { $0 == " " })
        StandardStream.error.write(
            (["format": "recipes.note", "version": 1, "message": .string(message)] as JSON).text() + "\n")
    }

    /// Writes a line of talk for those who asked for details.
    func detail(_ text: String) {
        if isVerbose { note("recipes: \(text)") }
    }

    /// Writes diagnostics with excerpts to standard error.
    func show(_ diagnostics: [Diagnostic], in source: SourceText?) {
        guard isJSON else {
            let printer = DiagnosticPrinter(color: color.isOn(forTerminal: Terminal.isErrorTerminal))
            return StandardStream.error.write(printer.print(diagnostics, in: source))
        }
        guard !diagnostics.isEmpty else { return }
        let document: JSON = [
            "format": "recipes.diagnostics", "version": 1,
            "diagnostics": .array(diagnostics.map { DiagnosticJSON.document(of: $0, in: source) })
        ]
        StandardStream.error.write(document.text() + "\n")
    }

    /// Makes a folder with those that it lies in, unless it is there.
    func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch { throw Failure("cannot make the folder " + SystemReason.text(of: error, path: path)) }
    }

    /// Whether data is coloured.
    var isColored: Bool { color.isOn(forTerminal: Terminal.isOutputTerminal) }

    /// Writes data to a file, or to standard output for `nil` and `-`; the file is complete or not there at all.
    func write(_ text: String, to path: String?) throws {
        guard let path, path != "-" else { return write(text) }
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue {
            throw Failure("cannot write \(path): it is a folder")
        }
        let folder = StoreFile.folder(of: path)
        guard FileManager.default.fileExists(atPath: folder) else {
            throw Failure("cannot write \(path): there is no folder \(folder)")
        }
        guard let code = AtomicFile.write(text, to: path) else { return }
        throw Failure("cannot write \(path): \(SystemReason.text(of: code))")
    }
}
