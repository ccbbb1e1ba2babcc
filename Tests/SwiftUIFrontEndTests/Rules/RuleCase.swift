import LayoutEngine
import SwiftUIFrontEnd
import Testing

/// A view whose frames follow from one written rule, with the arithmetic that gives them.
struct RuleCase: Sendable, CustomTestStringConvertible {
    /// What was worked out for one view, in points; `nil` where the case says nothing.
    struct Expected: Sendable {
        var id: String
        var x: Double?
        var y: Double?
        var width: Double?
        var height: Double?

        init(_ id: String, _ x: Double?, _ y: Double?, _ width: Double?, _ height: Double?) {
            self.id = id
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// The rule and the arithmetic.
    var why: String
    /// The body of the view.
    var body: String
    var size: String
    var options: Options
    var expected: [Expected]

    struct Options: Sendable {
        var platform = Platform.macOS
        var safeArea = EdgeInsets()
        var direction = LayoutDirection.leftToRight
        var declarations = ""
    }

    init(
        _ why: String, _ body: String, in size: String = "300x200", with options: Options = Options(),
        _ expected: Expected...
    ) {
        self.why = why
        self.body = body
        self.size = size
        self.options = options
        self.expected = expected
    }

    var testDescription: String { why }

    private var proposal: ProposedViewSize {
        let parts = size.split(separator: "x").map { $0 == "nil" ? nil : Double($0) }
        return ProposedViewSize(width: parts[0], height: parts[1])
    }

    var source: String {
        "\(options.declarations)\nstruct Case: View {\n@Namespace var space\nvar body: some View {\n\(body)\n}\n}"
    }

    var layoutOptions: LayoutOptions {
        LayoutOptions(
            entry: "Case()", size: proposal, scale: 2, platform: options.platform, safeArea: options.safeArea,
            layoutDirection: options.direction, assets: ["picture": Size(width: 40, height: 25)])
    }

    /// Every case with frames of its own.
    static let all =
        safeArea + scroll + effects + layouts + leaves + grids + edges + flexibleFrames + hiddenPriorities + guides
        + baselines + ownEffects + takenApart

    /// Lays the view out by the same path as a recipe and compares.
    func check() {
        let seen = SeenFrames(source, layoutOptions)
        for view in expected {
            let frame = seen[view.id]
            let pairs = [
                (view.x, frame.minX), (view.y, frame.minY), (view.width, frame.width), (view.height, frame.height)
            ]
            #expect(
                pairs.allSatisfy { wanted, got in wanted.map { abs($0 - got) < 0.002 } ?? true },
                "\(view.id): \(frame.minX) \(frame.minY) \(frame.width)x\(frame.height)")
        }
    }
}
