import Diagnostics
import LayoutEngine
import SwiftUIFrontEnd
import Testing

/// The drawn frames of a source by accessibility identifier, for expectations worked out by hand.
struct SeenFrames {
    private var rects: [String: Rect] = [:]

    /// Lays a source out; what goes wrong is an issue of the running test.
    init(_ source: String, _ options: LayoutOptions) {
        let text = SourceText(name: "case.swift", text: source)
        let outcome = Snippet(text, platform: options.platform).layOut(options)
        guard let frames = outcome.frames else {
            Issue.record("\(DiagnosticPrinter().print(outcome.diagnostics, in: text))")
            return
        }
        for node in frames.nodes {
            if let id = node.id, rects[id] == nil { rects[id] = node.frame }
        }
    }

    /// The frame of a view; far away from everything expected if there is none.
    subscript(id: String) -> Rect { rects[id] ?? Rect(x: -9999, y: -9999, width: -1, height: -1) }

    func contains(_ id: String) -> Bool { rects[id] != nil }

    /// Expects a frame exactly, up to rounding of binary fractions.
    func expect(
        _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let frame = self[id]
        let pairs = [(x, frame.minX), (y, frame.minY), (width, frame.width), (height, frame.height)]
        #expect(
            pairs.allSatisfy { abs($0.0 - $0.1) < 0.0005 },
            "\(id): expected \(x) \(y) \(width)x\(height), got \(frame.minX) \(frame.minY) \(frame.width)x\(frame.height)",
            sourceLocation: sourceLocation)
    }
}

/// Expects two lengths to be equal up to rounding of binary fractions.
func expectEqual(_ a: Double, _ b: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(abs(a - b) < 0.0005, "\(a) is not \(b)", sourceLocation: sourceLocation)
}
