import LayoutEngine
import TextMetrics

/// Text (spec L8 to L14). Its children are the texts that `+` joined; an argument `text` is what a date, a number or
/// the like was formatted to.
enum TextView: ViewWord {
    static let name = "Text"
    static let signatures = [
        "(_ content: LocalizedStringKey|String|Substring|AttributedString|LocalizedStringResource, "
            + "tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)",
        "(verbatim content: String)",
        "(_ image: View)",
        "(_ date: Date, style: Text.DateStyle)",
        "(_ input: Any, format: FormatStyle)",
        "(_ subject: Any, formatter: Formatter)",
        "(_ dates: Any)",
        "(timerInterval: Any, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)"
    ]
    static let remark = "measured from tables of the system font; other fonts and rare characters are estimated"
    static let examples = [
        "Text(\"Hello\")", "Text(verbatim: \"Hello\").bold()", "Text(\"**Bold** and *italic*\").font(.title)",
        "Text(\"A\").foregroundColor(.red) + Text(\"B\").italic()", "Text(Image(systemName: \"star\"))"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.textLeaf(try runs(of: call, in: context))]
    }

    /// The pieces of a text, those of joined texts with their own modifiers.
    static func runs(of call: CallNode, in context: LoweringContext) throws -> [TextRun] {
        if !call.children.isEmpty {
            var runs: [TextRun] = []
            for child in call.children {
                try context.inside(child.modifiers, of: child) { runs += try Self.runs(of: child, in: context) }
            }
            return runs
        }
        if let image = context.views(of: call, "image").first { return [try context.inlineImage(image)] }
        if !call.has("text"), let key = key(call.given("content")) { return try runs(of: key, in: context) }
        return [context.environment.run(content(of: call))]
    }

    /// The pieces of a key: its Markdown, and the texts and images of its interpolations.
    static func runs(of key: LocalizedStringKeyValue, in context: LoweringContext) throws -> [TextRun] {
        var runs: [TextRun] = []
        for (look, parts) in key.pieces {
            for part in parts {
                switch part {
                case .text(let text):
                    var run = context.environment.run(text)
                    if look.isBold { run.font = run.font.bold() }
                    if look.isItalic { run.font = run.font.italic() }
                    if look.isCode { run.font = run.font.monospaced() }
                    runs.append(run)
                case .view(let node) where node.word == ImageView.name:
                    runs.append(try context.inlineImage(node))
                case .view(let node):
                    try context.inside(node.modifiers, of: node) { runs += try Self.runs(of: node, in: context) }
                }
            }
        }
        return runs
    }

    static func title(of call: CallNode) -> String { title(text(of: call)) }
    static func title(_ text: String) -> String { "Text(\"\(text)\")" }

    /// What the text says.
    static func text(of call: CallNode) -> String {
        call.children.isEmpty ? content(of: call) : call.children.map(text).joined()
    }

    private static func content(of call: CallNode) -> String {
        for name in ["text", "content"] {
            if let text = call.string(name) { return text }
        }
        if let formatted = Formatting.text(ofTextCall: call) { return formatted }
        for name in ["content", "dates", "input", "subject", "date"] {
            if case .native(let native)? = call.given(name), let string = native as? AttributedStringValue {
                return string.text
            }
            if let text = call.string(name) { return text }
        }
        return ""
    }

    /// Only a literal is read as Markdown, which makes it a key.
    static func key(_ value: Value?) -> LocalizedStringKeyValue? {
        if case .native(let native)? = value { native as? LocalizedStringKeyValue } else { nil }
    }
}

extension LoweringContext {
    /// Runs something in the environment inside modifiers.
    func inside(_ modifiers: [ModifierCall], of call: CallNode, _ body: () throws -> Void) throws {
        let outside = environment
        defer { enter(outside) }
        for modifier in modifiers.reversed() {
            guard let entry = Lexicon.modifier(named: modifier.word) else { continue }
            var inner = environment
            try entry.prepare(&inner, modifier, in: self)
            enter(inner)
        }
        try body()
    }

    /// An image as a piece of text.
    func inlineImage(_ call: CallNode) throws -> TextRun {
        var run = environment.run("")
        try inside(call.modifiers, of: call) {
            let picture = ImageView.picture(of: call, in: self)
            run = TextRun(
                image: InlineImage(size: picture.size, baseline: picture.baseline ?? picture.size.height),
                font: environment.textFont(), baselineOffset: environment.length("_baselineOffset"))
        }
        return run
    }
}
