import CanonicalJSON
import Diagnostics
import LayoutEngine
import Vocabulary

/// A piece of SwiftUI source, read once and laid out as often as there are scenarios.
public final class Snippet {
    public let source: SourceText
    public let platform: Platform
    private let program: Program?
    /// What reading found: syntax errors and names that nothing explains.
    public let diagnostics: [Diagnostic]

    /// Reads a source; what is wrong with it is in `diagnostics`.
    public init(_ source: SourceText, platform: Platform = .iOS) {
        self.source = source
        self.platform = platform
        let result = OnLargeStack.run { Reader.read(source.text, platform: platform) }
        program = result.program
        diagnostics = result.diagnostics
    }

    /// Lays the snippet out; without frames the outcome's diagnostics say why.
    ///
    /// - Parameter trace: records proposals, answers and placements of the last pass.
    public func layOut(_ options: LayoutOptions, trace: Trace? = nil) -> LayoutOutcome {
        guard let program, !diagnostics.contains(where: { $0.severity == .error }) else {
            return LayoutOutcome(diagnostics: diagnostics)
        }
        return OnLargeStack.run { [diagnostics] in
            var outcome = Self.layOut(program, options, trace)
            outcome.diagnostics = diagnostics + outcome.diagnostics
            return outcome
        }
    }

    private static func layOut(_ program: Program, _ options: LayoutOptions, _ trace: Trace?) -> LayoutOutcome {
        let interpreter = Interpreter(program: program, platform: options.platform)
        do {
            let entry = try Entry.resolve(options.entry, in: interpreter)
            let loop = UpdateLoop(interpreter: interpreter, options: options, trace: trace, entry: entry)
            let pass = try loop.run()
            let tree = TreeWriter(interpreter: interpreter, platform: options.platform).document(of: pass.expansion.nodes)
            return LayoutOutcome(frames: pass.frames, tree: tree, diagnostics: loop.notes)
        } catch let error as DiagnosticsError {
            return LayoutOutcome(diagnostics: error.diagnostics)
        } catch {
            return LayoutOutcome(diagnostics: [Diagnostic(id: "internal-error", message: "\(error)")])
        }
    }
}
