import Diagnostics
import RecipeModel

/// Checks recipes: lays every scenario out again and compares what was expected.
public struct Validator: Sendable {
    /// What scenarios are laid out from.
    public enum Basis: String, Sendable, CaseIterable {
        /// From the snippet and, where it stands by itself, from the stored layout tree; both must agree.
        case both
        /// From the stored layout tree alone; the snippet is only read where there is no tree that stands by itself.
        case trees
        /// From the snippet alone; a stored tree is not looked at.
        case source
    }

    /// Only expectations of this origin count; `nil` for all.
    public var origin: Provenance.Origin?
    /// Changes one expected number of every expectation, to see that the check would notice; see `SelfTest`.
    public var perturbs: Bool
    /// Adds warnings about layouts that are fragile; see `LayoutLints`.
    public var lints: Bool
    /// Seconds that one recipe may take; beyond it the recipe is an error. `nil` for no limit.
    public var timeLimit: Double?
    public var basis: Basis

    public init(
        origin: Provenance.Origin? = nil, perturbs: Bool = false, lints: Bool = false, timeLimit: Double? = nil,
        basis: Basis = .both
    ) {
        self.origin = origin
        self.perturbs = perturbs
        self.lints = lints
        self.timeLimit = timeLimit
        self.basis = basis
    }

    /// A recipe to check, with the layout trees that were stored for its scenarios, by name.
    public struct Subject: Sendable {
        public var recipe: Recipe
        public var trees: [String: String]
        /// Whether it is of a store, which has the layout tree of each scenario.
        public var isStored: Bool
        public var source: SourceText?
        /// The document that the recipe was read from, which places in the result are of.
        public var document: RecipeDocument?

        public init(
            recipe: Recipe, trees: [String: String] = [:], isStored: Bool = false, source: SourceText? = nil,
            document: RecipeDocument? = nil
        ) {
            self.recipe = recipe
            self.trees = trees
            self.isStored = isStored
            self.source = source
            self.document = document
        }
    }

    /// Checks one recipe.
    public func validate(_ subject: Subject) -> RecipeResult { validate(subject, on: ValidationBench()) }

    /// Checks one recipe with what its thread has ready.
    func validate(_ subject: Subject, on bench: ValidationBench) -> RecipeResult {
        var recipe = subject.recipe
        recipe.expectations.removeAll { origin != nil && $0.provenance.origin != origin }
        if perturbs { _ = Perturbation.apply(to: &recipe) }
        let layout = ScenarioLayout(recipe, source: subject.source, workspace: bench.workspace)
        var check = RecipeCheck(layout: layout)
        let scenarios = recipe.allScenarios
        for scenario in scenarios {
            let run = ScenarioCheck(
                scenario: scenario, tree: basis == .source ? nil : subject.trees[scenario.name],
                readsSnippet: basis != .trees, layout: layout, runner: bench.runner
            ).run()
            check.add(run.state)
            check.add(run.diagnostics)
            check.basis.add(run.basis)
            guard let frames = run.frames else { continue }
            check.laidOut.insert(scenario.name)
            for expectation in recipe.expectations where expectation.scenario == scenario.name {
                check.results.append(FrameComparison.compare(expectation, with: frames))
            }
            if lints {
                let found = LayoutLints.findings(about: scenario, of: recipe, frames: frames, layout: layout)
                check.findings.append((scenario.name, found))
            }
        }
        if subject.isStored, basis != .source { check.compareScenarios(of: recipe, withTrees: subject.trees) }
        for expectation in recipe.expectations where !scenarios.contains(where: { $0.name == expectation.scenario }) {
            check.add(.error)
            check.add([
                Diagnostic(
                    id: "unknown-scenario",
                    message: "frames are expected of scenario \(expectation.scenario), "
                        + "which the recipe does not have",
                    hints: NearestName.of(expectation.scenario, among: scenarios.map(\.name).sorted())
                        .map { ["did you mean \($0)?"] } ?? [])
            ])
        }
        var result = check.result(of: recipe)
        if let origin {
            result.tellOtherOrigins(of: subject.recipe, than: origin)
        } else {
            result.tellUncheckedScenarios(of: recipe)
        }
        if let document = subject.document { DocumentPlaces.tell(&result, of: recipe, in: document) }
        return result
    }
}

/// What checking one recipe has found so far.
private struct RecipeCheck {
    /// Knows the text that places of diagnostics point into.
    let layout: ScenarioLayout
    var results: [ExpectationResult] = []
    var findings: [(scenario: String, found: [LayoutLints.Finding])] = []
    var basis = LayoutBasis()
    /// The scenarios of which there are frames.
    var laidOut: Set<String> = []
    private var diagnostics: [Diagnostic] = []
    /// The lines of diagnostics, by their index.
    private var lines: [Int: Int] = [:]
    private var worst = ValidationState.pass

    init(layout: ScenarioLayout) { self.layout = layout }

    mutating func add(_ state: ValidationState) {
        if state.rank > worst.rank { worst = state }
    }

    /// Keeps diagnostics that are not there yet, their place in front of the message: a report has no source.
    mutating func add(_ found: [Diagnostic]) {
        for var diagnostic in found {
            if let range = diagnostic.range {
                let source = layout.sourceText
                let place = source.location(of: range.lowerBound)
                diagnostic.message = "\(source.name):\(place.line):\(place.column): \(diagnostic.message)"
                diagnostic.range = nil
                if !diagnostics.contains(diagnostic) { lines[diagnostics.count] = place.line }
            }
            if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        }
    }

    /// A scenario that is laid out without a stored tree, or a tree without a scenario, was not compared.
    mutating func compareScenarios(of recipe: Recipe, withTrees trees: [String: String]) {
        let names = recipe.allScenarios.map(\.name)
        for name in names where trees[name] == nil && laidOut.contains(name) {
            add(.fail)
            add([TreeDifference.missing(scenario: name, of: recipe)])
        }
        for name in trees.keys.sorted() where !names.contains(name) {
            add(.fail)
            add([TreeDifference.orphan(scenario: name)])
        }
    }

    func result(of recipe: Recipe) -> RecipeResult {
        var result = RecipeResult(slug: recipe.slug, title: recipe.title, expectations: results)
        result.diagnostics = diagnostics + LayoutLints.warnings(findings)
        result.diagnosticLines = lines
        result.basis = basis
        if worst.rank > result.state.rank { result.state = worst }
        return result
    }
}
