import Diagnostics
import Vocabulary

/// Thrown where code awaits what never comes: the answer of a network or of a service that another file declares. What waits
/// for it stays as it is on the first frame.
struct Suspension: Error {}

extension Interpreter {
    /// Runs what may be left waiting forever.
    func untilSuspended(_ body: () throws -> Void) throws {
        let outer = maySuspend
        maySuspend = true
        defer { maySuspend = outer }
        do { try body() } catch is Suspension {}
    }

    public func sleep() throws {
        sleeps += 1
        guard sleeps > Self.delayedTurnLimit, maySuspend else { return }
        note(
            Diagnostic(
                id: "not-run", severity: .note,
                message: "work that goes on after every pause was stopped after \(Self.delayedTurnLimit) of them"))
        throw Suspension()
    }

    /// Whether a call stands where its result is awaited, by code that can be left waiting; a note says so.
    func waitsForever(_ range: Range<Int>) -> Bool {
        let isAwaited = program.effects.awaited.contains {
            $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
        }
        guard maySuspend, isAwaited else { return false }
        note(
            Diagnostic(
                id: "not-run", severity: .note,
                message: "what is awaited here never comes; the code behind it is not run", range: range))
        return true
    }
}
