import Diagnostics
import LayoutEngine

/// Reads a source and looks for everything that is wrong with it without running it.
enum Reader {
    /// The program, `nil` where the syntax is wrong, and what was found.
    static func read(_ text: String, platform: Platform) -> (program: Program?, diagnostics: [Diagnostic]) {
        do {
            let program = try SourceReader.read(text, platform: platform)
            return (program, Interpreter(program: program).check())
        } catch let error as DiagnosticsError {
            return (nil, error.diagnostics)
        } catch {
            return (nil, [Diagnostic(id: "internal-error", message: "\(error)")])
        }
    }
}
