import Diagnostics
import Foundation

/// Data goes to standard output, talk to standard error.
struct Output {
    var color: ColorChoice

    /// Writes data as it is.
    func write(_ text: String) { StandardStream.output.write(text) }

    /// Writes a line of data.
    func line(_ text: String) { write(text + "\n") }

    /// Writes a line of talk.
    func note(_ text: String) { StandardStream.error.write(text + "\n") }

    /// Writes diagnostics with excerpts to standard error.
    func show(_ diagnostics: [Diagnostic], in source: SourceText?) {
        let printer = DiagnosticPrinter(color: color.isOn(forTerminal: Terminal.isErrorTerminal))
        StandardStream.error.write(printer.print(diagnostics, in: source))
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
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw Failure("cannot write " + SystemReason.text(of: error, path: path))
        }
    }
}
