import Diagnostics
import LayoutEngine
import SwiftUIFrontEnd
import Testing

/// Cases that are known not to be met, each with its reason in docs/conformance.md.
private let knownMisses: Set<String> = []

@Test("frames are Apple's", arguments: AppleCase.all.filter { !knownMisses.contains($0.id) })
func framesAreApples(case appleCase: AppleCase) {
    for problem in misses(of: appleCase) { Issue.record("\(problem)") }
}

@Test("a known miss that is met must leave the list")
func knownMissesStillMiss() {
    for appleCase in AppleCase.all where knownMisses.contains(appleCase.id) {
        #expect(!misses(of: appleCase).isEmpty, "\(appleCase.id)")
    }
}

@Test func casesAreThere() {
    #expect(AppleCase.all.count >= 243)
    #expect(knownMisses.isSubset(of: Set(AppleCase.all.map(\.id))))
}

/// What differs from the recorded frames.
private func misses(of appleCase: AppleCase) -> [String] {
    let source = SourceText(name: appleCase.id, text: appleCase.program)
    let platform: Platform = appleCase.platform == "iOS" ? .iOS : .macOS
    let outcome = Snippet(source, platform: platform).layOut(
        LayoutOptions(
            entry: "Case()", size: appleCase.proposal, scale: appleCase.scale ?? 2, platform: platform,
            assets: appleCase.assetSizes))
    guard let frames = outcome.frames else {
        return [DiagnosticPrinter().print(outcome.diagnostics, in: source)]
    }
    let root = frames.nodes.first { $0.id == "root" }?.frame ?? .zero
    var problems: [String] = []
    for expected in appleCase.expected {
        guard let node = frames.nodes.first(where: { $0.id == expected.id }) else {
            problems.append("\(appleCase.id): no node \(expected.id)")
            continue
        }
        let pairs: [(String, Double?, Double)] = [
            ("x", expected.x, node.frame.minX - root.minX), ("y", expected.y, node.frame.minY - root.minY),
            ("width", expected.width, node.frame.width), ("height", expected.height, node.frame.height)
        ]
        for (name, wanted, got) in pairs {
            guard let wanted else { continue }
            if !(abs(wanted - got) <= appleCase.tolerance + 1e-9) {
                problems.append("\(appleCase.id): \(expected.id).\(name) expected \(wanted), got \(got)")
            }
        }
    }
    return problems
}
