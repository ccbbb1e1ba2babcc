import LayoutEngine
import RecipeModel

/// Expected and got frames of each expectation that differs as two texts in the form of a recipe's frames block, for
/// programs that show the differences of two files.
public struct FramePairs {
    /// The texts of one expectation; `name` is made of the slug and a number only.
    public struct Pair: Hashable, Sendable {
        public var name: String
        public var expected: String
        public var got: String
    }

    public let pairs: [Pair]

    public init(of report: ValidationReport) {
        var pairs: [Pair] = []
        for recipe in report.recipes {
            for (place, result) in recipe.expectations.enumerated() where result.state == .fail {
                guard let picture = result.picture else { continue }
                let label = "# \(recipe.slug), scenario \(result.scenario), \(result.provenance.origin.rawValue)\n"
                pairs.append(
                    Pair(
                        name: "\(recipe.slug)-\(place + 1)",
                        expected: label + picture.expected.map { Self.line($0.name, $0.frame) }.joined(),
                        got: label + picture.expected.map { Self.line($0.name, result.gotFrame(of: $0)) }.joined()))
            }
        }
        self.pairs = pairs
    }

    private static func line(_ name: String, _ frame: Rect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(ReportText.number)
        return "\(name)  \(numbers[0]) \(numbers[1])  \(numbers[2])x\(numbers[3])\n"
    }
}
