import Diagnostics
import Foundation
import RecipeModel
import SwiftUIFrontEnd

/// Hands recipes out to lanes, each a thread of its own, and watches that none takes longer than it may.
///
/// Which lane checks what depends on who is faster; results are kept by their place, so that nothing shows of it.
final class ValidationQueue: @unchecked Sendable {
    /// What became of one recipe.
    struct Outcome {
        var result: RecipeResult
        /// `nil` where the result came from the cache.
        var seconds: Double?
        var key: String?
    }

    /// Recipes that a lane takes at once: enough to make reading them cheap, few enough to share the work evenly.
    private static let pieceSize = 32

    private let validator: Validator
    private let source: SubjectSource
    private let cache: ValidationCache?
    private let progress: @Sendable (Int) -> Void

    private let condition = NSCondition()
    private var next = 0
    private var done = 0
    private var outcomes: [Outcome?]
    private var isSettled: [Bool]
    private var failure: (any Error)?
    private var lanes: [Lane] = []

    /// One thread and what it is busy with.
    private final class Lane {
        var current: (index: Int, slug: String, title: String, start: ContinuousClock.Instant)?
        /// Places that it has taken and not begun.
        var pending: Range<Int> = 0..<0
        /// Whether it was given up: what it still finds does not count.
        var isAbandoned = false
        var isFinished = false
    }

    init(
        validator: Validator, source: SubjectSource, cache: ValidationCache?,
        progress: @escaping @Sendable (Int) -> Void
    ) {
        self.validator = validator
        self.source = source
        self.cache = cache
        self.progress = progress
        outcomes = Array(repeating: nil, count: source.count)
        isSettled = Array(repeating: false, count: source.count)
    }

    /// Checks everything.
    ///
    /// - Throws: what reading a recipe stops with.
    func run(lanes count: Int) throws -> [Outcome] {
        guard source.count > 0 else { return [] }
        condition.lock()
        for _ in 0..<count { addLane() }
        while done < source.count, failure == nil {
            guard let limit = validator.timeLimit else {
                condition.wait()
                continue
            }
            _ = condition.wait(until: Date(timeIntervalSinceNow: min(max(limit / 4, 0.005), 0.1)))
            giveUp(after: limit)
        }
        defer { condition.unlock() }
        if let failure { throw failure }
        return outcomes.compactMap { $0 }
    }

    // MARK: Lanes, with the condition locked

    private func addLane() {
        let lane = Lane()
        lanes.append(lane)
        let box = LaneBox(lane)
        let thread = Thread { [self] in OnLargeStack.run { work(box.lane) } }
        thread.stackSize = 1 << 20
        thread.start()
    }

    private struct LaneBox: @unchecked Sendable {
        let lane: Lane
        init(_ lane: Lane) { self.lane = lane }
    }

    /// A thread cannot be stopped from outside; one that takes too long ends by the interpreter's own limits, and
    /// another takes its place.
    private func giveUp(after limit: Double) {
        for lane in lanes where !lane.isAbandoned && !lane.isFinished {
            guard let current = lane.current, current.start.duration(to: .now).seconds > limit else { continue }
            lane.isAbandoned = true
            let result = Self.tooSlow(current.slug, current.title, limit)
            settle(current.index, Outcome(result: result, seconds: current.start.duration(to: .now).seconds))
            addLane()
            lanes[lanes.count - 1].pending = lane.pending
        }
        lanes.removeAll { $0.isAbandoned || $0.isFinished }
    }

    private static func tooSlow(_ slug: String, _ title: String, _ limit: Double) -> RecipeResult {
        RecipeResult(
            slug: slug, title: title, state: .error,
            diagnostics: [
                Diagnostic(
                    id: "time-limit", message: "the recipe takes longer than \(ReportText.number(limit)) seconds",
                    hints: ["--time-limit sets another limit"])
            ])
    }

    private func settle(_ index: Int, _ outcome: Outcome?) {
        guard !isSettled[index] else { return }
        isSettled[index] = true
        outcomes[index] = outcome
        done += 1
        progress(done)
        if done == source.count { condition.broadcast() }
    }

    /// The next places for a lane; empty when there are no more.
    private func takePiece(_ lane: Lane) -> Range<Int> {
        if !lane.pending.isEmpty { return lane.pending }
        let size = max(1, min(Self.pieceSize, (source.count - next) / (4 * max(1, lanes.count))))
        let piece = next..<min(next + size, source.count)
        next = piece.upperBound
        lane.pending = piece
        return piece
    }

    // MARK: Work, on a lane's thread

    private func work(_ lane: Lane) {
        let bench = ValidationBench()
        while true {
            condition.lock()
            let piece = lane.isAbandoned || failure != nil ? 0..<0 : takePiece(lane)
            if piece.isEmpty { lane.isFinished = true }
            condition.unlock()
            guard !piece.isEmpty else { return }
            do {
                let subjects = try source.load(piece)
                for (index, subject) in zip(piece, subjects) where !check(subject, at: index, lane, bench) { return }
            } catch {
                condition.lock()
                failure = failure ?? error
                condition.broadcast()
                condition.unlock()
                return
            }
        }
    }

    /// Checks one recipe; `false` if the lane was given up meanwhile.
    private func check(
        _ subject: Validator.Subject?, at index: Int, _ lane: Lane, _ bench: ValidationBench
    ) -> Bool {
        guard let subject else {
            condition.lock()
            defer { condition.unlock() }
            lane.pending = (index + 1)..<max(index + 1, lane.pending.upperBound)
            settle(index, nil)
            return !lane.isAbandoned
        }
        let start = ContinuousClock.now
        condition.lock()
        lane.current = (index, subject.recipe.slug, subject.recipe.title, start)
        lane.pending = (index + 1)..<max(index + 1, lane.pending.upperBound)
        condition.unlock()
        let key = cache.map { $0.key(of: subject, by: validator) }
        var outcome: Outcome
        if let key, let known = cache?.result(for: key) {
            outcome = Outcome(result: known, key: key)
        } else {
            var result = validator.validate(subject, on: bench)
            let seconds = start.duration(to: .now).seconds
            if let limit = validator.timeLimit, seconds > limit {
                result = Self.tooSlow(subject.recipe.slug, subject.recipe.title, limit)
            }
            outcome = Outcome(result: result, seconds: seconds, key: key)
        }
        condition.lock()
        defer { condition.unlock() }
        lane.current = nil
        guard !lane.isAbandoned else { return false }
        settle(index, outcome)
        return true
    }
}

/// What one lane uses again for each recipe.
final class ValidationBench {
    let workspace = Workspace()
    private(set) lazy var runner = TreeRunner(workspace: workspace)
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
