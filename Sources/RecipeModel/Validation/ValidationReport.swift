import Diagnostics

/// How a check came out.
public enum ValidationState: String, Hashable, Sendable, CaseIterable {
    case pass, fail, error, unsupported, unchecked, xfail, xpass

    /// Which of several states stands for all of them: the worst, an unexpected pass being worse than an expected
    /// failure, and nothing checked being no pass.
    public var rank: Int {
        switch self {
        case .error: 6
        case .fail: 5
        case .unsupported: 4
        case .xpass: 3
        case .unchecked: 2
        case .xfail: 1
        case .pass: 0
        }
    }

    /// Whether it counts as good.
    public var isSuccess: Bool { self == .pass || self == .xfail }
}

/// One number that is not the expected one.
public struct FrameMismatch: Hashable, Sendable {
    public enum Field: String, Hashable, Sendable, CaseIterable {
        case x, y, width, height

        /// Whether it is a place rather than a length.
        public var isPosition: Bool { self == .x || self == .y }
    }

    /// The node as the expectation names it.
    public var node: String
    /// Its path in the layout.
    public var path: String
    public var field: Field
    /// In points.
    public var expected: Double
    /// In points, unrounded.
    public var got: Double
    /// `got` minus `expected`, or the pixel-rounded value minus `expected` where that is nearer.
    public var delta: Double
    /// The index of the node in `FrameTree.nodes`.
    public var nodeIndex: Int
    /// The index in the same list of the mismatch that this one merely follows; `nil` for a first cause.
    public var cause: Int?
    /// The line of the document where the number is expected, from 1; `nil` for a recipe of a store.
    public var line: Int?

    public init(
        node: String, path: String, field: Field, expected: Double, got: Double, delta: Double, nodeIndex: Int,
        cause: Int? = nil
    ) {
        self.node = node
        self.path = path
        self.field = field
        self.expected = expected
        self.got = got
        self.delta = delta
        self.nodeIndex = nodeIndex
        self.cause = cause
    }
}

/// What became of one expectation.
public struct ExpectationResult: Hashable, Sendable {
    public var scenario: String
    public var provenance: Provenance
    public var state: ValidationState
    public var mismatches: [FrameMismatch]
    /// How many numbers were compared.
    public var compared: Int
    /// The largest difference that was let pass, in points.
    public var largestDelta: Double
    public var diagnostics: [Diagnostic]
    /// The names that `diagnostics` are about, in their order.
    public var diagnosticNodes: [String] = []
    /// The lines of the document that diagnostics are about, by their index in `diagnostics`.
    public var diagnosticLines: [Int: Int] = [:]
    /// The line of the document where the expectation begins, where it does not pass; `nil` for a recipe of a store.
    public var line: Int?
    /// The layout with what was expected; only where they differ.
    public var picture: ScenarioPicture?

    public init(
        scenario: String, provenance: Provenance, state: ValidationState = .unchecked,
        mismatches: [FrameMismatch] = [], compared: Int = 0, largestDelta: Double = 0, diagnostics: [Diagnostic] = []
    ) {
        self.scenario = scenario
        self.provenance = provenance
        self.state = state
        self.mismatches = mismatches
        self.compared = compared
        self.largestDelta = largestDelta
        self.diagnostics = diagnostics
    }

    /// The first causes, each with how many mismatches follow it, in order.
    public var causes: [(mismatch: FrameMismatch, followers: Int)] {
        mismatches.indices.filter { mismatches[$0].cause == nil }.map { index in
            (mismatches[index], mismatches.count { $0.cause == index })
        }
    }
}

/// What became of one recipe.
public struct RecipeResult: Hashable, Sendable {
    public var slug: String
    public var title: String
    public var expectations: [ExpectationResult]
    /// Problems of the recipe itself, which kept it from being laid out or checked.
    public var diagnostics: [Diagnostic]
    /// The worst of its expectations; set it where the recipe could not be checked at all.
    public var state: ValidationState
    /// What its scenarios were laid out from.
    public var basis = LayoutBasis()
    /// The file that it was read from, as it was named; `nil` for a recipe of a store.
    public var document: String?
    /// The lines of the document that diagnostics are about, by their index in `diagnostics`.
    public var diagnosticLines: [Int: Int] = [:]

    /// The result of a recipe whose scenarios were all laid out; no expectation at all is `unchecked`.
    public init(slug: String, title: String, expectations: [ExpectationResult]) {
        self.slug = slug
        self.title = title
        self.expectations = expectations
        diagnostics = []
        state = expectations.map(\.state).max { $0.rank < $1.rank } ?? .unchecked
    }

    /// The result of a recipe that could not be checked.
    public init(slug: String, title: String, state: ValidationState, diagnostics: [Diagnostic]) {
        self.slug = slug
        self.title = title
        expectations = []
        self.diagnostics = diagnostics
        self.state = state
    }
}

/// The results of many recipes, sorted by slug.
public struct ValidationReport: Hashable, Sendable {
    /// The version of the engine that laid them out.
    public var engineVersion: String
    public var recipes: [RecipeResult]
    /// Takes nothing to check for a pass.
    public var allowsEmpty = false
    /// Takes an unexpected pass for a failure, and a scenario of which nothing is expected for unchecked.
    public var isStrict = false
    /// Which part of the recipes it is about; `nil` for all of them.
    public var shard: ReportShard?
    /// Files and folders that were to be checked and hold no recipe; they are nothing to check.
    public var emptyInputs: [String] = []

    public init(engineVersion: String, recipes: [RecipeResult]) {
        self.engineVersion = engineVersion
        self.recipes = recipes.sorted { $0.slug < $1.slug }
    }

    /// How many recipes are in a state.
    public func count(_ state: ValidationState) -> Int { recipes.count { $0.state == state } }

    /// How many numbers were compared.
    public var compared: Int { recipes.reduce(0) { $0 + $1.expectations.reduce(0) { $0 + $1.compared } } }

    /// What the scenarios were laid out from.
    public var basis: LayoutBasis { recipes.reduce(into: LayoutBasis()) { $0.add($1.basis) } }

    /// The largest difference that was let pass, in points.
    public var largestDelta: Double { recipes.flatMap(\.expectations).map(\.largestDelta).max() ?? 0 }

    /// Whether a recipe in this state counts as good under the rules of this report.
    public func isGood(_ state: ValidationState) -> Bool {
        switch state {
        case .pass, .xfail: true
        case .xpass: !isStrict
        case .unchecked: allowsEmpty
        case .fail, .error, .unsupported: false
        }
    }

    /// Whether something was checked and all of it is as expected, by the rules of this report.
    public var isSuccess: Bool {
        (allowsEmpty || !recipes.isEmpty && emptyInputs.isEmpty) && recipes.allSatisfy { isGood($0.state) }
    }
}

/// One part of a division of recipes by their slugs.
public struct ReportShard: Hashable, Sendable {
    /// From 1 to `count`.
    public var index: Int
    public var count: Int

    public init(index: Int, count: Int) {
        self.index = index
        self.count = count
    }
}
