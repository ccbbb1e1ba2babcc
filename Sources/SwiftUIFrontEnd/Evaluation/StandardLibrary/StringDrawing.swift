import LayoutEngine
import TextMetrics
import Vocabulary

/// UIKit's and AppKit's sizes of strings, and data made of strings.
enum StringDrawing {
    static let methods: [BuiltinMethod] = [
        BuiltinMethod("size withAttributes:a?") { m, me, a, r in
            .size(size(of: StringMembers.string(me), a[0], .unspecified, m, r))
        },
        BuiltinMethod("boundingRect with:a options:a? attributes:a? context:a?") { m, me, a, r in
            var proposal = ProposedViewSize.unspecified
            if case .size(let offered) = a[0], offered.width < 1e6 { proposal.width = offered.width }
            let size = size(of: StringMembers.string(me), a[2], proposal, m, r)
            return .rect(RectBox(Rect(origin: .zero, size: size)))
        },
        BuiltinMethod("data using:a allowLossyConversion:a?") { m, me, a, r in
            .native(DataValue(StringMembers.string(me)))
        }
    ]

    /// The size of a text in the font among its attributes.
    private static func size(
        of text: String, _ attributes: Value, _ proposal: ProposedViewSize, _ m: Interpreter, _ range: Range<Int>
    ) -> Size {
        var font = FontValue(.system(size: 12))
        if case .dictionary(let values) = attributes {
            for value in values.values {
                if case .native(let found as FontValue) = value { font = found }
            }
        }
        let style = ParagraphStyle(platform: m.platform)
        return Paragraph(text, font: font.metrics, style: style).sizeThatFits(proposal)
    }
}
