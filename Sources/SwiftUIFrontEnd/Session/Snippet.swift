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
    ///
    /// - Parameter companions: the text of other files of the same target; what they declare is known, their views and
    ///   previews are no entries, and their mistakes are told only where a layout meets them.
    public init(_ source: SourceText, companions: String = "", platform: Platform = .iOS) {
        self.source = source
        self.platform = platform
        (program, diagnostics) = OnLargeStack.run {
            do {
                if companions.isEmpty {
                    let program = try SourceReader.read(source.text, platform: platform)
                    return (program, Interpreter(program: program, platform: platform).check())
                }
                let ownEnd = source.text.utf8.count
                let program = try SourceReader.read(source.text + "\n" + companions, platform: platform)
                    .withCompanions(from: ownEnd)
                let found = Interpreter(program: program, platform: platform).check()
                return (program, found.filter { ($0.range?.lowerBound ?? 0) < ownEnd })
            } catch let error as DiagnosticsError {
                return (nil, error.diagnostics)
            } catch {
                return (nil, [Diagnostic(id: "internal-error", message: "\(error)")])
            }
        }
    }

    /// A view of the source that could be laid out by itself.
    public struct Candidate: Sendable, Hashable {
        /// The view's name, or the title of a preview.
        public var name: String
        /// The expression that makes it; `nil` if it takes arguments that nothing in the source gives.
        public var entry: String?
    }

    /// The views that the source declares, in order. One that needs arguments is made by the first preview that shows it.
    public var candidates: [Candidate] {
        guard let program else { return [] }
        return OnLargeStack.run {
            let interpreter = Interpreter(program: program, platform: platform)
            let previews = interpreter.previewEntries
            return interpreter.describedTypes().filter { $0.conformances.contains("View") }.map { type in
                if type.requiredParameters.isEmpty { return Candidate(name: type.name, entry: type.name + "()") }
                let simple = type.name.split(separator: ".").last.map(String.init) ?? type.name
                return Candidate(name: type.name, entry: previews.first { $0.names.contains(simple) }?.entry)
            }
        }
    }

    /// SwiftUI's words and the alignments that the source uses, sorted.
    public var symbols: [String] { UsedSymbols.names(in: source.text) }

    /// Lays the snippet out; without frames the outcome's diagnostics say why.
    ///
    /// - Parameter trace: records proposals, answers and placements of the last pass.
    public func layOut(_ options: LayoutOptions, trace: Trace? = nil) -> LayoutOutcome {
        guard let program, !diagnostics.contains(where: { $0.severity == .error && !UnusedMistakes.mayWait($0) }) else {
            return LayoutOutcome(diagnostics: diagnostics)
        }
        return OnLargeStack.run { [diagnostics] in
            var outcome = Self.layOut(program, options, trace)
            let known = outcome.frames == nil ? diagnostics : diagnostics.map(UnusedMistakes.warning)
            outcome.diagnostics = (known + outcome.diagnostics.filter { !known.contains($0) }).map { diagnostic in
                guard let range = diagnostic.range, range.lowerBound > program.ownEnd else { return diagnostic }
                var outside = diagnostic
                outside.range = nil
                outside.message += " (in `\(program.text.line(atByte: range.lowerBound).prefix(80))` of another file)"
                return outside
            }
            return outcome
        }
    }

    private static func layOut(_ program: Program, _ options: LayoutOptions, _ trace: Trace?) -> LayoutOutcome {
        let interpreter = Interpreter(program: program, platform: options.platform)
        do {
            let entry = try Entry.resolve(options.entry, in: interpreter)
            let loop = UpdateLoop(interpreter: interpreter, options: options, trace: trace, entry: entry)
            let pass = try interpreter.tellPlace { try loop.run() }
            let tree = TreeWriter(interpreter: interpreter, platform: options.platform)
                .document(of: pass.expansion.nodes)
            return LayoutOutcome(frames: pass.frames, tree: tree, diagnostics: loop.notes)
        } catch let error as DiagnosticsError {
            return LayoutOutcome(diagnostics: error.diagnostics)
        } catch {
            return LayoutOutcome(diagnostics: [Diagnostic(id: "internal-error", message: "\(error)")])
        }
    }
}
