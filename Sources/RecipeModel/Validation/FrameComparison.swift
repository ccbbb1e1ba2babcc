import Diagnostics
import LayoutEngine

/// Compares expected frames with those of a layout.
public enum FrameComparison {
    /// Every asserted number of `expectation` against `tree`, in the order written.
    ///
    /// The state is `error` if a name means no node or several, `unchecked` if nothing is asserted, else `pass` or
    /// `fail`, turned into `xfail` or `xpass` where a failure is expected.
    public static func compare(_ expectation: Expectation, with tree: FrameTree) -> ExpectationResult {
        let matcher = NodeMatcher(tree)
        let tolerance = Tolerance(points: expectation.tolerance)
        var result = ExpectationResult(scenario: expectation.scenario, provenance: expectation.provenance)
        for frame in expectation.frames {
            let match = matcher.find(frame.node)
            guard case .found(let index) = match else {
                if let diagnostic = match.diagnostic(for: frame.node) {
                    result.diagnostics.append(diagnostic)
                    result.diagnosticNodes.append(frame.node)
                }
                continue
            }
            let unrounded = tree.nodes[index].frame
            let rounded = unrounded.rounded(toScale: tree.viewport.scale)
            for field in FrameMismatch.Field.allCases {
                guard let expected = frame[field] else { continue }
                result.compared += 1
                let got = unrounded[field]
                let delta = tolerance.delta(expected: expected, unrounded: got, rounded: rounded[field])
                if tolerance.allows(delta) {
                    result.largestDelta = max(result.largestDelta, abs(delta))
                    continue
                }
                result.mismatches.append(
                    FrameMismatch(
                        node: frame.node, path: tree.nodes[index].path, field: field, expected: expected, got: got,
                        delta: delta, nodeIndex: index))
            }
        }
        MismatchCauses.assign(&result.mismatches, in: tree, origin: expectation.provenance.origin)
        if !result.mismatches.isEmpty {
            result.picture = ScenarioPicture(of: tree, expectation: expectation, matcher: matcher)
        }
        result.state = state(of: result, expectation)
        return result
    }

    private static func state(of result: ExpectationResult, _ expectation: Expectation) -> ValidationState {
        if !result.diagnostics.isEmpty { return .error }
        if result.compared == 0 { return .unchecked }
        if expectation.expectedFailure != nil { return result.mismatches.isEmpty ? .xpass : .xfail }
        return result.mismatches.isEmpty ? .pass : .fail
    }
}

extension ExpectedFrame {
    /// The asserted number of a field.
    public subscript(field: FrameMismatch.Field) -> Double? {
        get {
            switch field {
            case .x: x
            case .y: y
            case .width: width
            case .height: height
            }
        }
        set {
            switch field {
            case .x: x = newValue
            case .y: y = newValue
            case .width: width = newValue
            case .height: height = newValue
            }
        }
    }
}

extension Rect {
    /// The number of a field.
    public subscript(field: FrameMismatch.Field) -> Double {
        switch field {
        case .x: minX
        case .y: minY
        case .width: width
        case .height: height
        }
    }
}
