/// When a frame is the expected one. This file is the only place that decides it.
///
/// Layout is unrounded (spec R1), screens show edges rounded to pixels (spec R3), and both kinds of numbers are met:
/// by hand one works out 40.6667, a device reports 40.667 or 40.5. So a number agrees if it equals, within `slack`,
/// either the unrounded value or the value of the pixel-rounded frame at the scenario's scale. The slack only takes
/// up decimals that were left out. A wider tolerance is asked for by the expectation, which has to give a reason.
/// What is not finite never agrees.
public struct Tolerance: Hashable, Sendable {
    /// Decimals left out, in points.
    public static let slack = 0.01

    /// Points by which a number may be off.
    public let points: Double

    /// The default, or wider where `points` is larger than `slack`.
    public init(points: Double = 0) {
        self.points = points.isFinite ? max(points, Tolerance.slack) : Tolerance.slack
    }

    /// How far `got` is from `expected`: 0 if it agrees with the unrounded or the rounded value within the slack,
    /// else the difference to the nearer of the two.
    public func delta(expected: Double, unrounded: Double, rounded: Double) -> Double {
        let exact = unrounded - expected
        let drawn = rounded - expected
        return abs(drawn) < abs(exact) ? drawn : exact
    }

    /// Whether a difference is within the tolerance.
    public func allows(_ delta: Double) -> Bool {
        // A hair more than the limit, so that a difference of exactly 0.01 is not lost to binary fractions.
        delta.isFinite && abs(delta) <= points + 1e-9
    }
}
