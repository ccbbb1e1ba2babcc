import CanonicalJSON
import Diagnostics
import Dispatch
import LayoutEngine
import RecipeModel
import SwiftUIFrontEnd

/// Checks recipes: lays every scenario out again and compares what was expected.
public struct Validator: Sendable {
    /// Only expectations of this origin count; `nil` for all.
    public var origin: Provenance.Origin?
    /// Changes one expected number of every recipe, to see that the check would notice.
    public var perturbs: Bool

    public init(origin: Provenance.Origin? = nil, perturbs: Bool = false) {
        self.origin = origin
        self.perturbs = perturbs
    }

    /// A recipe to check, with the layout trees that were stored for its scenarios, by name.
    public struct Subject: Sendable {
        public var recipe: Recipe
        public var trees: [String: String]
        public var source: SourceText?

        public init(recipe: Recipe, trees: [String: String] = [:], source: SourceText? = nil) {
            self.recipe = recipe
            self.trees = trees
            self.source = source
        }
    }

    /// Checks many recipes on several threads; the report does not depend on how many.
    public func validate(_ subjects: [Subject], threads: Int) -> ValidationReport {
        let results = ResultSlots(count: subjects.count)
        let lanes = max(1, min(threads, subjects.count))
        DispatchQueue.concurrentPerform(iterations: lanes) { lane in
            // Every lane takes each n-th recipe: long and short ones mix, and nothing depends on who is faster.
            for index in stride(from: lane, to: subjects.count, by: lanes) {
                results[index] = validate(subjects[index])
            }
        }
        return ValidationReport(engineVersion: EngineVersion.current, recipes: results.values)
    }

    /// Checks one recipe.
    public func validate(_ subject: Subject) -> RecipeResult {
        var recipe = subject.recipe
        recipe.expectations.removeAll { origin != nil && $0.provenance.origin != origin }
        if perturbs { Perturbation.apply(to: &recipe) }
        let layout = ScenarioLayout(recipe, source: subject.source)
        var results: [ExpectationResult] = []
        var diagnostics: [Diagnostic] = []
        var worst: ValidationState = .pass
        for scenario in recipe.allScenarios {
            let outcome = layout.layOut(scenario)
            guard let frames = outcome.frames else {
                worst = worse(worst, outcome.isUnsupported ? .unsupported : .error)
                for diagnostic in outcome.diagnostics where diagnostic.severity == .error {
                    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
                }
                continue
            }
            if let stored = subject.trees[scenario.name], let tree = outcome.tree, stored != tree.text() {
                worst = worse(worst, .fail)
                diagnostics.append(TreeDifference.diagnostic(scenario: scenario.name, stored: stored, now: tree))
            }
            if let problem = propertyViolation(scenario, frames, layout) {
                worst = worse(worst, .fail)
                diagnostics.append(problem)
            }
            for expectation in recipe.expectations where expectation.scenario == scenario.name {
                results.append(FrameComparison.compare(expectation, with: frames))
            }
        }
        var result = RecipeResult(slug: recipe.slug, title: recipe.title, expectations: results)
        result.diagnostics = diagnostics
        if worst != .pass { result.state = worse(result.state, worst) }
        return result
    }

    private func worse(_ a: ValidationState, _ b: ValidationState) -> ValidationState { a.rank >= b.rank ? a : b }

    /// What holds for every layout: frames are finite, a second run gives the same, and a claimed mirror is one.
    private func propertyViolation(
        _ scenario: Scenario, _ frames: FrameTree, _ layout: ScenarioLayout
    ) -> Diagnostic? {
        if let node = frames.nodes.first(where: { !$0.frame.isFinite }) {
            return Diagnostic(
                id: "not-finite", message: "scenario \(scenario.name): \(node.path) has a frame that is not finite")
        }
        guard scenario.mirrors, let width = frames.viewport.size.width ?? frames.nodes.first?.frame.width else {
            return nil
        }
        guard let mirrored = layout.layOutMirrored(scenario).frames, mirrored.nodes.count == frames.nodes.count else {
            return Diagnostic(
                id: "not-a-mirror", message: "scenario \(scenario.name): right to left gives other views")
        }
        for (node, other) in zip(frames.nodes, mirrored.nodes) {
            let expected = width - node.frame.maxX
            if abs(other.frame.minX - expected) > Tolerance.slack || other.frame.size != node.frame.size {
                return Diagnostic(
                    id: "not-a-mirror",
                    message: "scenario \(scenario.name): \(node.path) stands at x \(other.frame.minX) right to left, "
                        + "its mirror image at \(expected)")
            }
        }
        return nil
    }
}

extension Rect {
    /// Whether all four numbers are finite.
    var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

extension LayoutOutcome {
    /// Whether the reason for having no frames is something that is not understood, rather than wrong.
    var isUnsupported: Bool {
        let errors = diagnostics.filter { $0.severity == .error }
        return !errors.isEmpty
            && errors.allSatisfy {
                $0.id.hasPrefix("unsupported") || ["unknown-view", "unknown-modifier"].contains($0.id)
            }
    }
}

/// One place a result, written by several threads, each its own.
private final class ResultSlots: @unchecked Sendable {
    private let slots: UnsafeMutableBufferPointer<RecipeResult?>

    init(count: Int) {
        slots = .allocate(capacity: count)
        slots.initialize(repeating: nil)
    }

    deinit {
        slots.deinitialize()
        slots.deallocate()
    }

    subscript(index: Int) -> RecipeResult? {
        get { slots[index] }
        set { slots[index] = newValue }
    }

    var values: [RecipeResult] { slots.compactMap { $0 } }
}
