import Diagnostics
import Vocabulary

/// Work that the program started for later: on a queue, in a task, after a delay.
struct DeferredQueue {
    private var waiting: [DeferredWork] = []
    /// What one turn runs, in order; what it starts in turn waits for the next.
    private var turn: ArraySlice<DeferredWork> = []

    var isEmpty: Bool { waiting.isEmpty && turn.isEmpty }
    /// Whether the next work begins a turn.
    var isBetweenTurns: Bool { turn.isEmpty }
    var hasDelays: Bool { waiting.contains { $0.delay > 0 } }

    mutating func append(_ work: DeferredWork) { waiting.append(work) }

    mutating func removeAll() { self = DeferredQueue() }

    /// The next work: that of the turn, else the one with the shortest delay.
    mutating func next() -> DeferredWork? {
        if turn.isEmpty {
            turn =
                waiting.enumerated().sorted {
                    $0.element.delay != $1.element.delay ? $0.element.delay < $1.element.delay : $0.offset < $1.offset
                }.map(\.element)[...]
            waiting = []
        }
        return turn.popFirst()
    }
}

extension Interpreter {
    /// How often work may start itself again after a delay or a pause.
    static let delayedTurnLimit = 256
    /// How many turns follow each other before the next layout.
    private static let turnLimit = 64

    /// Runs what the program started for later, in the order of its delay, and what that starts in turn.
    ///
    /// What starts itself again after a delay and never ends, as a clock does, is left standing after many turns.
    func runDeferred() throws { try runDeferred { false } }

    /// Runs deferred work until a condition holds or nothing is left; code that waits for such work asks for it.
    func runDeferred(until isDone: () -> Bool) throws {
        var turns = 0
        while !deferred.isEmpty, !isDone() {
            if deferred.isBetweenTurns {
                guard turns < Self.turnLimit else { return }
                turns += 1
                if deferred.hasDelays { delayedTurns += 1 }
                guard delayedTurns <= Self.delayedTurnLimit else {
                    deferred.removeAll()
                    return note(
                        Diagnostic(
                            id: "not-run", severity: .note,
                            message: "work that starts itself again after a delay was stopped after "
                                + "\(Self.delayedTurnLimit) turns"))
                }
            }
            guard let work = deferred.next() else { return }
            try untilSuspended { try tellPlace { try run(work) } }
        }
    }

    /// Runs one work. What a task throws that nobody awaits is lost, as it is in Swift; other work cannot throw.
    private func run(_ work: DeferredWork) throws {
        do { _ = try work.work.call(work.arguments) } catch is ThrownValue {}
    }
}
