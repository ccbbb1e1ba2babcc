import LayoutEngine
import RecipeModel
import RecipeStore
import SwiftUIFrontEnd

extension Catalogue {
    /// What recording did for one scenario.
    public enum RecordAction: String, Sendable {
        case recorded
        /// What was recorded before is still what the engine gives.
        case unchanged
        /// An expectation of a better origin says otherwise and stays.
        case keptBetter = "kept"
        /// It differs as it is expected to, and stays.
        case expectedFailure = "xfail"
        /// An expected failure has become a pass; it is an ordinary expectation now.
        case noLongerFailing = "passes"
        /// The frames are as expected, only the stored layout tree was written anew.
        case treeRenewed = "tree"
        /// Something is expected already, and only what is missing was asked for.
        case present
        case failed
    }

    /// One scenario of one recipe after recording.
    public struct RecordOutcome: Sendable {
        public var slug: String
        public var scenario: String
        public var action: RecordAction
        public var frames: Int
        /// How many numbers that were recorded before differed from what is recorded now.
        public var replaced = 0
        public var outcome: LayoutOutcome?
    }

    /// Writes what the engine gives now as expectations of origin `engine`.
    ///
    /// What is within tolerance is not rewritten. A scenario with an expectation of a better origin that fails is left
    /// alone: the engine is more likely wrong than it.
    ///
    /// - Parameters:
    ///   - scenarios: the scenarios to record; `nil` for all.
    ///   - onlyMissing: leaves scenarios alone that have any expectation.
    ///   - replacesBetter: takes failing expectations of origin `derived` or `apple` away; needs a `reason`.
    ///   - change: how the history calls it.
    ///   - reason: why what differs is right; written into the history and the expectation.
    ///   - willChange: called before the recipe is written, if it is.
    public func record(
        _ slug: String, scenarios: Set<String>? = nil, onlyMissing: Bool = false, replacesBetter: Bool = false,
        change: Revision.Change = .record, reason: String? = nil, willChange: () throws -> Void = {}
    ) throws -> [RecordOutcome] {
        let stored = try store.recipe(slug)
        var recipe = stored.recipe
        let layout = ScenarioLayout(recipe)
        var results: [RecordOutcome] = []
        var trees = try store.trees(of: slug)
        var isChanged = false
        for scenario in recipe.allScenarios where scenarios?.contains(scenario.name) ?? true {
            var present = recipe.expectations.filter { $0.scenario == scenario.name }
            func result(_ action: RecordAction, _ count: Int = 0, _ outcome: LayoutOutcome? = nil) {
                results.append(
                    RecordOutcome(
                        slug: recipe.slug, scenario: scenario.name, action: action, frames: count, outcome: outcome))
            }
            if onlyMissing, !present.isEmpty {
                result(.present, present.reduce(0) { $0 + $1.frames.count })
                continue
            }
            let outcome = layout.layOut(scenario, tree: .verified)
            guard let frames = outcome.frames else {
                result(.failed, 0, outcome)
                continue
            }
            func state(_ expectation: Expectation) -> ValidationState {
                FrameComparison.compare(expectation, with: frames).state
            }
            if change == .accept, present.contains(where: { state($0) == .xpass }) {
                for index in recipe.expectations.indices
                where recipe.expectations[index].scenario == scenario.name
                    && state(recipe.expectations[index]) == .xpass
                {
                    recipe.expectations[index].expectedFailure = nil
                }
                isChanged = true
                present = recipe.expectations.filter { $0.scenario == scenario.name }
                if present.allSatisfy({ state($0) == .pass }) {
                    trees[scenario.name] = outcome.tree?.text()
                    result(.noLongerFailing, present.reduce(0) { $0 + $1.frames.count })
                    continue
                }
            }
            func fails(_ expectation: Expectation) -> Bool {
                switch state(expectation) {
                case .pass, .xpass: false
                case .xfail: change == .accept
                default: true
                }
            }
            let contradicted = present.filter { $0.provenance.origin != .engine && fails($0) }
            if !contradicted.isEmpty, !(replacesBetter && reason?.isEmpty == false) {
                result(.keptBetter, contradicted.reduce(0) { $0 + $1.frames.count })
                continue
            }
            if change == .accept, present.isEmpty {
                // Accepting is about what was expected; what never was is recorded by its own command.
                let isTreeNew = trees[scenario.name] != outcome.tree?.text()
                trees[scenario.name] = outcome.tree?.text()
                isChanged = isChanged || isTreeNew
                result(isTreeNew ? .treeRenewed : .present)
                continue
            }
            let recorded = present.first { $0.provenance.origin == .engine }
            let hasOther = present.contains { $0.provenance.origin != .engine }
            // Accepting is about differences: where better expectations hold, nothing is recorded beside them.
            if contradicted.isEmpty, recorded.map({ !fails($0) }) ?? (change == .accept && hasOther) {
                let isExpected = present.contains { state($0) == .xfail }
                let isTreeNew = trees[scenario.name] != outcome.tree?.text()
                if isTreeNew, !isExpected {
                    trees[scenario.name] = outcome.tree?.text()
                    isChanged = true
                }
                result(
                    isExpected ? .expectedFailure : isTreeNew ? .treeRenewed : .unchanged,
                    present.reduce(0) { $0 + $1.frames.count })
                continue
            }
            recipe.expectations.removeAll { contradicted.contains($0) }
            let expectation =
                recorded.flatMap { Self.corrected($0, by: frames, reason: reason) }
                ?? Self.expectation(of: scenario, frames: frames, reason: reason)
            recipe.setExpectation(expectation)
            trees[scenario.name] = outcome.tree?.text()
            isChanged = true
            result(.recorded, expectation.frames.count)
            results[results.count - 1].replaced =
                recorded.map { FrameComparison.compare($0, with: frames).mismatches.count } ?? 0
        }
        let known = Set(recipe.allScenarios.map(\.name))
        let orphans = trees.keys.filter { !known.contains($0) }
        if change == .accept, !orphans.isEmpty {
            orphans.forEach { trees[$0] = nil }
            isChanged = true
        }
        if isChanged {
            try willChange()
            try store.update(
                StoreEntry(recipe: recipe, trees: trees, symbols: stored.symbols), change: change, reason: reason)
        }
        return results
    }

    /// Every view of a layout as an expectation of origin `engine`, named so that each name finds one node.
    static func expectation(of scenario: Scenario, frames: FrameTree, reason: String?) -> Expectation {
        let expected = namedNodes(of: frames).map { index, reference in
            let frame = frames.nodes[index].frame.rounded(toScale: frames.viewport.scale)
            return ExpectedFrame(
                node: reference, x: written(frame.minX), y: written(frame.minY), width: written(frame.width),
                height: written(frame.height))
        }
        return Expectation(
            scenario: scenario.name,
            provenance: Provenance(origin: .engine, version: EngineVersion.current), reason: reason,
            frames: expected)
    }

    /// A recorded expectation that a person has edited, with only what differs changed; `nil` for one that nobody has
    /// edited, or that names nodes that are gone.
    private static func corrected(_ recorded: Expectation, by frames: FrameTree, reason: String?) -> Expectation? {
        let isEdited =
            !recorded.closingComments.isEmpty
            || recorded.frames.contains { frame in
                !frame.comments.isEmpty || frame.note != nil
                    || [frame.x, frame.y, frame.width, frame.height].contains { $0 == nil }
            }
        let result = FrameComparison.compare(recorded, with: frames)
        guard isEdited, result.diagnostics.isEmpty else { return nil }
        var corrected = recorded
        corrected.provenance.version = EngineVersion.current
        corrected.reason = reason ?? recorded.reason
        for mismatch in result.mismatches {
            let frame = frames.nodes[mismatch.nodeIndex].frame.rounded(toScale: frames.viewport.scale)
            for index in corrected.frames.indices where corrected.frames[index].node == mismatch.node {
                switch mismatch.field {
                case .x: corrected.frames[index].x = written(frame.minX)
                case .y: corrected.frames[index].y = written(frame.minY)
                case .width: corrected.frames[index].width = written(frame.width)
                case .height: corrected.frames[index].height = written(frame.height)
                }
            }
        }
        return corrected
    }

    /// A length with the decimals that a person writes; those left out are within every tolerance.
    private static func written(_ points: Double) -> Double { (points * 10_000).rounded() / 10_000 }

    /// Every view of a layout with a name that finds it alone, depth first; what has none is left out, and so are
    /// modifiers that neither carry an identifier nor stand for a custom view.
    static func namedNodes(of frames: FrameTree) -> [(index: Int, reference: String)] {
        let matcher = NodeMatcher(frames)
        var named: [(index: Int, reference: String)] = []
        var seen: [String: Int] = [:]
        var kinds: [String: Int] = [:]
        for (index, node) in frames.nodes.enumerated() {
            let kindIndex = kinds[node.kind, default: 0]
            kinds[node.kind] = kindIndex + 1
            guard !node.kind.hasPrefix(".") || node.id != nil || !node.customViews.isEmpty else { continue }
            let name = node.id ?? node.customViews.last ?? node.name
            let place = seen[name, default: 0]
            seen[name] = place + 1
            // Without an index where that is unambiguous, else by depth-first position.
            let candidates = [name, "\(name)[\(place)]", "\(node.kind)[\(kindIndex)]"]
            guard let reference = candidates.first(where: { matcher.find($0) == .found(index) }) else { continue }
            named.append((index, reference))
        }
        return named
    }
}
