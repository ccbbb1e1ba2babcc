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
        var mismatchesByNode: [Int: [FrameMismatch.Field: Int]] = [:]
        for frame in expectation.frames {
            let match = matcher.find(frame.node)
            guard case .found(let index) = match else {
                if let diagnostic = match.diagnostic(for: frame.node) { result.diagnostics.append(diagnostic) }
                continue
            }
            let node = tree.nodes[index]
            let rounded = node.frame.rounded(toScale: tree.viewport.scale)
            for field in FrameMismatch.Field.allCases {
                guard let expected = frame[field] else { continue }
                result.compared += 1
                let got = node.frame[field]
                let delta = tolerance.delta(expected: expected, unrounded: got, rounded: rounded[field])
                if tolerance.allows(delta) {
                    result.largestDelta = max(result.largestDelta, abs(delta))
                    continue
                }
                mismatchesByNode[index, default: [:]][field] = result.mismatches.count
                result.mismatches.append(
                    FrameMismatch(
                        node: frame.node, path: node.path, field: field, expected: expected, got: got, delta: delta,
                        nodeIndex: index))
            }
        }
        assignCauses(&result.mismatches, by: mismatchesByNode, in: tree)
        result.state = state(of: result, expectation)
        return result
    }

    private static func state(of result: ExpectationResult, _ expectation: Expectation) -> ValidationState {
        if !result.diagnostics.isEmpty { return .error }
        if result.compared == 0 { return .unchecked }
        if expectation.expectedFailure != nil { return result.mismatches.isEmpty ? .xpass : .xfail }
        return result.mismatches.isEmpty ? .pass : .fail
    }

    /// A place that moved by as much as the nearest enclosing place that is wrong too only follows it.
    private static func assignCauses(
        _ mismatches: inout [FrameMismatch], by node: [Int: [FrameMismatch.Field: Int]], in tree: FrameTree
    ) {
        for index in mismatches.indices where mismatches[index].field.isPosition {
            var ancestor = tree.nodes[mismatches[index].nodeIndex].parent
            while let current = ancestor {
                if let other = node[current]?[mismatches[index].field] {
                    if abs(mismatches[other].delta - mismatches[index].delta) <= Tolerance.slack {
                        mismatches[index].cause = mismatches[other].cause ?? other
                    }
                    break
                }
                ancestor = tree.nodes[current].parent.flatMap { $0 < current ? $0 : nil }
            }
        }
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
