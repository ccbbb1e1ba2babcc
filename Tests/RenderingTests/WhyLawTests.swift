import LayoutEngine
import Rendering
import Testing

/// What holds for every explanation of every frame.
@Suite struct WhyLawTests {
    @Test(arguments: 0..<300) func arithmeticGivesTheNumbers(seed: Int) {
        var random = RandomViews(seed: UInt64(seed))
        let view = random.view(depth: 4)
        let laid = Traced(
            view, seed % 7 == 3 ? nil : 320, seed % 11 == 5 ? nil : 480,
            layoutDirection: seed % 5 == 0 ? .rightToLeft : .leftToRight,
            safeArea: seed % 3 == 0 ? EdgeInsets(top: 40, bottom: 20) : .zero)
        for (frame, node) in laid.frames.nodes.enumerated() {
            for why in WhyExplanation.explanations(
                WhyExplanation.Field.allCases, ofFrame: frame, in: laid.frames, trace: laid.trace)
            {
                check(why, node, "seed \(seed), \(node.path)")
            }
        }
    }

    private func check(_ why: WhyExplanation, _ node: FrameNode, _ place: String) {
        let number: Double =
            switch why.field {
            case .x: node.frame.minX
            case .y: node.frame.minY
            case .width: node.frame.width
            case .height: node.frame.height
            }
        #expect(why.value == number)
        #expect(why.sentences.first?.quantity == why.field.rawValue, "\(place): \(why.text)")
        #expect(abs((why.sentences.first?.value ?? .nan) - number) < 1e-6, "\(place): \(why.text)")
        for sentence in why.sentences {
            #expect(!sentence.reason.isEmpty)
            guard !sentence.formula.isEmpty else { continue }
            let result = Arithmetic.value(of: sentence.formula)
            // Numbers are printed to four decimals.
            #expect(abs((result ?? .nan) - (sentence.value ?? .nan)) < 0.002, "\(place): \(sentence.text)")
        }
    }

    @Test(arguments: [
        ("1 + 2·3", 7.0), ("(320 − 2·8 − 20)/2", 142), ("0 − (−30)", 30), ("max(1, min(inf, 4))", 4), ("−2.5", -2.5)
    ])
    func formulasAreRead(text: String, value: Double) {
        #expect(Arithmetic.value(of: text) == value)
    }
}
