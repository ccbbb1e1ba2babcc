import CanonicalJSON
import Diagnostics
import RecipeModel
import RecipeStore

/// Frames captured from Apple's SwiftUI: the document `recipes.capture`, version 1.
public struct CaptureFile: Sendable {
    /// One scenario of one recipe.
    public struct Scenario: Sendable {
        public var slug: String
        /// The hash of the snippet that was captured.
        public var snippet: String
        public var name: String
        /// Pixels per point of the screen.
        public var scale: Double
        public var frames: [ExpectedFrame]
        /// What the kit could not capture.
        public var problems: [String]
    }

    /// The system with its version, for example `iOS 26.1`.
    public var os: String
    public var device: String
    public var scenarios: [Scenario]

    /// Reads a file's text.
    ///
    /// - Throws: `InputError` that names the place of what is missing or of the wrong type.
    public init(_ text: String, name: String) throws {
        do {
            let document: JSON
            do { document = try JSON(parsing: text) } catch {
                throw JSONMembers.Problem(description: "it is not JSON: \(error)")
            }
            let top = JSONMembers(document)
            guard try top.text("format") == "recipes.capture" else {
                throw JSONMembers.Problem(description: "format is not recipes.capture")
            }
            guard try top.number("version") == 1 else {
                throw JSONMembers.Problem(description: "version \(try top.number("version")) is not known, 1 is")
            }
            os = try top.text("os")
            device = try top.text("device")
            guard !os.isEmpty, !device.isEmpty else {
                throw JSONMembers.Problem(description: "os or device is empty")
            }
            scenarios = try top.list("scenarios").map { row in
                Scenario(
                    slug: try row.text("slug"), snippet: try row.text("snippet"), name: try row.text("scenario"),
                    scale: try row.number("scale"), frames: try row.list("frames").map { try Self.frame($0) },
                    problems: try row.list("problems").map { $0.json.stringValue ?? "" })
            }
        } catch let problem as JSONMembers.Problem {
            throw InputError("\(name) is not a capture: \(problem)", id: "bad-capture")
        }
    }

    private static func frame(_ row: JSONMembers) throws -> ExpectedFrame {
        let node = try row.text("node")
        guard NodeReference(node) != nil else {
            throw JSONMembers.Problem(description: "\(row.path).node \"\(node)\" is not the name of a node")
        }
        let frame = ExpectedFrame(
            node: node, x: try row.number("x"), y: try row.number("y"), width: try row.number("width"),
            height: try row.number("height"))
        guard frame.width ?? 0 >= 0, frame.height ?? 0 >= 0 else {
            throw JSONMembers.Problem(description: "\(row.path) has a length below 0")
        }
        return frame
    }

    /// The platform whose constants the captured system has; `nil` for one that recipes do not know.
    var platform: String? {
        if os.hasPrefix("iOS") || os.hasPrefix("iPadOS") { return "iOS" }
        return os.hasPrefix("macOS") ? "macOS" : nil
    }
}

extension Catalogue {
    /// What became of one captured scenario.
    public struct CaptureOutcome: Sendable {
        public enum Action: String, Sendable {
            case added, updated, unchanged, refused
        }

        public var slug: String
        public var scenario: String
        public var action: Action
        public var frames: Int
        /// Whether a captured name means no node, or several, of the layout here: validating will not pass.
        public var isUnmatched = false
        /// Why it was refused, and what the kit could not capture.
        public var remarks: [String]
    }

    /// Merges captured frames as expectations of origin `apple`; those of other origins stay as they are.
    ///
    /// Refused are frames of another snippet, another platform or another screen scale: they say nothing about the
    /// recipe as it is.
    public func importCapture(_ file: CaptureFile) throws -> [CaptureOutcome] {
        var outcomes: [CaptureOutcome] = []
        let provenance = Provenance(origin: .apple, os: file.os, device: file.device)
        var slugs: [String] = []
        for captured in file.scenarios where !slugs.contains(captured.slug) { slugs.append(captured.slug) }
        for slug in slugs {
            let captures = file.scenarios.filter { $0.slug == slug }
            guard try store.contains(slug) else {
                outcomes += captures.map {
                    CaptureOutcome(
                        slug: slug, scenario: $0.name, action: .refused, frames: 0,
                        remarks: ["no recipe is called \(slug)"] + $0.problems)
                }
                continue
            }
            let stored = try store.recipe(slug)
            var recipe = stored.recipe
            for captured in captures {
                var outcome = CaptureOutcome(
                    slug: recipe.slug, scenario: captured.name, action: .refused, frames: captured.frames.count,
                    remarks: captured.problems)
                let isTwice = captures.count { $0.name == captured.name } > 1
                if isTwice {
                    outcome.remarks.insert("the file holds this scenario more than once", at: 0)
                } else if let reason = Self.objection(to: captured, of: file, recipe) {
                    outcome.remarks.insert(reason, at: 0)
                } else {
                    let unknown = Self.unknownNodes(of: captured, recipe)
                    outcome.isUnmatched = !unknown.isEmpty
                    outcome.remarks += unknown
                    let before = recipe.expectations.first {
                        $0.scenario == captured.name && $0.provenance == provenance
                    }
                    // What was measured before and is not in this capture stays.
                    let nodes = Set(captured.frames.map(\.node))
                    let kept = before?.frames.filter { !nodes.contains($0.node) } ?? []
                    if !kept.isEmpty { outcome.remarks.append(Self.remark(onKept: kept)) }
                    let frames = captured.frames + kept
                    if before.map({ Set($0.frames) == Set(frames) }) ?? false {
                        outcome.action = .unchanged
                    } else {
                        var expectation =
                            before ?? Expectation(scenario: captured.name, provenance: provenance, frames: [])
                        expectation.frames = frames
                        recipe.setExpectation(expectation)
                        outcome.action = before == nil ? .added : .updated
                    }
                }
                outcomes.append(outcome)
            }
            if recipe != stored.recipe {
                try store.update(
                    StoreEntry(recipe: recipe, trees: try store.trees(of: slug), symbols: stored.symbols),
                    reason: "captured from \(file.os), \(file.device)")
            }
        }
        return outcomes
    }

    private static func remark(onKept frames: [ExpectedFrame]) -> String {
        let names = frames.prefix(5).map(\.node).joined(separator: ", ") + (frames.count > 5 ? ", …" : "")
        return "not in this capture, and kept as measured before: \(names)"
    }

    /// Remarks about names that mean no node, or several, of the layout as it is computed here: validating will not pass
    /// before one of the two is right.
    private static func unknownNodes(of captured: CaptureFile.Scenario, _ recipe: Recipe) -> [String] {
        guard let scenario = recipe.scenario(named: captured.name),
            let frames = ScenarioLayout(recipe).layOut(scenario).frames
        else { return ["the scenario cannot be laid out here"] }
        let matcher = NodeMatcher(frames)
        return captured.frames.compactMap { matcher.find($0.node).diagnostic(for: $0.node)?.message }
    }

    private static func objection(to captured: CaptureFile.Scenario, of file: CaptureFile, _ recipe: Recipe) -> String?
    {
        guard let scenario = recipe.scenario(named: captured.name) else {
            return "the recipe has no scenario called \(captured.name)"
        }
        guard captured.snippet == SnippetOrigin.hash(of: recipe.snippet) else {
            return "the snippet was changed since the kit was written"
        }
        guard file.platform == recipe.platform.rawValue else {
            return "it was captured on \(file.os), the recipe is for \(recipe.platform.rawValue)"
        }
        let scale = scenario.viewport(on: recipe.platform).scale
        guard captured.scale == scale else {
            return "it was captured at \(ReportText.number(captured.scale)) pixels a point, the scenario has "
                + ReportText.number(scale)
        }
        var seen: Set<String> = []
        if let twice = captured.frames.first(where: { !seen.insert($0.node).inserted }) {
            return "\(twice.node) was captured twice"
        }
        return captured.frames.isEmpty ? "no frame was captured" : nil
    }
}
