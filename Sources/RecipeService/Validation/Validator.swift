import CanonicalJSON
import Diagnostics
import Foundation
import LayoutEngine
import RecipeModel
import SwiftUIFrontEnd

/// Checks recipes: lays every scenario out again and compares what was expected.
public struct Validator: Sendable {
    /// Only expectations of this origin count; `nil` for all.
    public var origin: Provenance.Origin?
    /// Changes one expected number of every expectation, to see that the check would notice; see `SelfTest`.
    public var perturbs: Bool
    /// Adds warnings about layouts that are fragile; see `LayoutLints`.
    public var lints: Bool
    /// Seconds that one recipe may take; beyond it the recipe is an error. `nil` for no limit.
    public var timeLimit: Double?

    public init(
        origin: Provenance.Origin? = nil, perturbs: Bool = false, lints: Bool = false, timeLimit: Double? = nil
    ) {
        self.origin = origin
        self.perturbs = perturbs
        self.lints = lints
        self.timeLimit = timeLimit
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

    /// Checks one recipe.
    public func validate(_ subject: Subject) -> RecipeResult {
        var recipe = subject.recipe
        recipe.expectations.removeAll { origin != nil && $0.provenance.origin != origin }
        if perturbs { _ = Perturbation.apply(to: &recipe) }
        let layout = ScenarioLayout(recipe, source: subject.source)
        var check = RecipeCheck(source: layout.sourceText)
        for scenario in recipe.allScenarios {
            let outcome = layout.layOut(scenario)
            guard let frames = outcome.frames else {
                check.add(outcome.isUnsupported ? .unsupported : .error)
                check.add(outcome.diagnostics.filter { $0.severity == .error })
                continue
            }
            if let stored = subject.trees[scenario.name], let tree = outcome.tree, stored != tree.text() {
                check.add(.fail)
                check.add([TreeDifference.diagnostic(scenario: scenario.name, stored: stored, now: tree)])
            }
            if let problem = PropertyCheck.violation(of: scenario, frames, layout) {
                check.add(.fail)
                check.add([problem])
            }
            for expectation in recipe.expectations where expectation.scenario == scenario.name {
                check.results.append(FrameComparison.compare(expectation, with: frames))
            }
            if lints {
                let found = LayoutLints.findings(about: scenario, of: recipe, frames: frames, layout: layout)
                check.findings.append((scenario.name, found))
            }
        }
        let names = Set(recipe.allScenarios.map(\.name))
        for expectation in recipe.expectations where !names.contains(expectation.scenario) {
            check.add(.error)
            check.add([
                Diagnostic(
                    id: "unknown-scenario",
                    message: "frames are expected of scenario \(expectation.scenario), "
                        + "which the recipe does not have",
                    hints: NearestName.of(expectation.scenario, among: names.sorted()).map { ["did you mean \($0)?"] }
                        ?? [])
            ])
        }
        return check.result(of: recipe)
    }
}

/// What checking one recipe has found so far.
private struct RecipeCheck {
    let source: SourceText
    var results: [ExpectationResult] = []
    var findings: [(scenario: String, found: [LayoutLints.Finding])] = []
    private var diagnostics: [Diagnostic] = []
    private var worst = ValidationState.pass

    init(source: SourceText) { self.source = source }

    mutating func add(_ state: ValidationState) {
        if state.rank > worst.rank { worst = state }
    }

    /// Keeps diagnostics that are not there yet, their place in front of the message: a report has no source.
    mutating func add(_ found: [Diagnostic]) {
        for var diagnostic in found {
            if let range = diagnostic.range {
                let place = source.location(of: range.lowerBound)
                diagnostic.message = "\(source.name):\(place.line):\(place.column): \(diagnostic.message)"
                diagnostic.range = nil
            }
            if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        }
    }

    func result(of recipe: Recipe) -> RecipeResult {
        var result = RecipeResult(slug: recipe.slug, title: recipe.title, expectations: results)
        result.diagnostics = diagnostics + LayoutLints.warnings(findings)
        if worst.rank > result.state.rank { result.state = worst }
        return result
    }
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
