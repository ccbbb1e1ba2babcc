import CanonicalJSON
import Diagnostics

/// Why a document is no layout tree, with the way to the place in it.
struct TreeProblem: Error {
    var id: String
    var message: String
    /// Keys and indices from the root of the document, outermost first.
    var path: [String] = []
    var hints: [String] = []

    init(_ message: String, id: String = "malformed-tree", hints: [String] = []) {
        self.id = id
        self.message = message
        self.hints = hints
    }

    /// The place as a JSON path: `$.root.children[0].call`.
    private var place: String {
        path.reduce(into: "$") { text, step in text += step.hasPrefix("[") ? step : "." + step }
    }

    var diagnostic: Diagnostic { Diagnostic(id: id, message: "\(message) (at \(place))", hints: hints) }

    /// Runs `body`; problems in it get a step in front of their path.
    @inline(__always)
    static func within<Result>(_ step: @autoclosure () -> String, _ body: () throws -> Result) throws -> Result {
        do { return try body() } catch var problem as TreeProblem {
            problem.path.insert(step(), at: 0)
            throw problem
        } catch let error as JSONError {
            var problem = TreeProblem(error.description)
            problem.path = [step()]
            throw problem
        } catch let error as DiagnosticsError {
            guard let first = error.diagnostics.first else { throw error }
            var problem = TreeProblem(first.message, id: first.id, hints: first.hints)
            problem.path = [step()]
            throw problem
        }
    }
}
