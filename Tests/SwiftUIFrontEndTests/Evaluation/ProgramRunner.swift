import Diagnostics

@testable import SwiftUIFrontEnd

/// What running a program as a script gave.
struct ProgramOutcome: Sendable {
    var printed: String
    var diagnostics: [Diagnostic]
}

enum ProgramRunner {
    /// Runs the statements of a source on a large stack, as the command line does.
    ///
    /// - Parameter later: whether what they start for later is run as well.
    static func run(
        _ text: String, limits: InterpreterLimits = InterpreterLimits(), later: Bool = false
    ) -> ProgramOutcome {
        OnLargeStack.run {
            do {
                let interpreter = Interpreter(program: try SourceReader.read(text), limits: limits)
                do {
                    try interpreter.runTopLevel()
                    if later { try interpreter.runDeferred() }
                } catch let error as DiagnosticsError {
                    return ProgramOutcome(printed: interpreter.printed.joined(), diagnostics: error.diagnostics)
                }
                return ProgramOutcome(printed: interpreter.printed.joined(), diagnostics: [])
            } catch let error as DiagnosticsError {
                return ProgramOutcome(printed: "", diagnostics: error.diagnostics)
            } catch {
                return ProgramOutcome(printed: "", diagnostics: [Diagnostic(id: "internal-error", message: "\(error)")])
            }
        }
    }

    /// What checking a source without running it finds.
    static func check(_ text: String) -> [Diagnostic] {
        OnLargeStack.run { Reader.read(text, platform: .iOS).diagnostics }
    }
}
