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
        if let texts = interpolated(call) {
            var runs: [TextRun] = []
            try context.inside(texts.modifiers, of: texts) { runs = try Self.runs(of: texts, in: context) }
            return runs
        }
        if let string = attributed(call) { return string.runs.map { context.environment.run($0) } }
        guard let key = markdown(call) else { return [context.environment.run(content(of: call))] }
        return InlineMarkdown.pieces(of: key.key, plain: key.values).map { piece in
            var run = context.environment.run(piece.text)
            if piece.isBold { run.font = run.font.bold() }
            if piece.isItalic { run.font = run.font.italic() }
            if piece.isCode { run.font = run.font.monospaced() }
            return run
        }
    }

    static func title(of call: CallNode) -> String {
        if let image = call.slot("image").first { return "\(name)(\(ImageView.title(of: image)))" }
        return title(text(of: call))
    }
    static func title(_ text: String) -> String { "Text(\"\(text)\")" }

    /// What the text says.
    static func text(of call: CallNode) -> String {
        if !call.children.isEmpty { return call.children.map(text).joined() }
        if let texts = interpolated(call) { return text(of: texts) }
        guard let key = markdown(call) else { return content(of: call) }
        return InlineMarkdown.text(of: key.key, plain: key.values)
    }

    /// The joined texts of a literal with interpolated texts or images.
    private static func interpolated(_ call: CallNode) -> CallNode? {
        if case .view(let texts)? = call.given("content"), texts.word == name { texts } else { nil }
    }

    private static func content(of call: CallNode) -> String {
        for name in ["text", "content"] {
            if let text = call.string(name) { return text }
        }
        if let formatted = Formatting.text(ofTextCall: call) { return formatted }
        for name in ["content", "dates", "input", "subject", "date"] {
            if let text = call.string(name) { return text }
        }
        return attributed(call)?.text ?? ""
    }

    private static func attributed(_ call: CallNode) -> AttributedStringValue? {
        // The unlabelled argument of a type that is not known in the source may have been taken for dates.
        for name in ["content", "dates"] {
            if let string = call.given(name).flatMap(AttributedStringValue.converted) { return string }
        }
        return nil
    }

    /// The key of a text: only a literal is one and is read as Markdown.
    private static func markdown(_ call: CallNode) -> LocalizedStringKeyValue? {
        if !call.has("text"), case .native(let native)? = call.given("content") {
            native as? LocalizedStringKeyValue
        } else {
            nil
        }
    }
}

extension Environment {
    /// A piece of an attributed string; its attributes count before those of the place.
    fileprivate func run(_ piece: AttributedStringValue.Run) -> TextRun {
        var inner = self
        let modifiers = [
            "font": "font", "kern": "_kerning", "tracking": "_tracking", "baselineOffset": "_baselineOffset"
        ]
        for (attribute, name) in modifiers {
            if let value = piece.attributes[attribute] { inner.values[name] = value }
        }
        var run = inner.run(piece.text)
        var intents = [piece.attributes["inlinePresentationIntent"] ?? .none]
        if case .array(let several) = intents[0] { intents = several }
        for intent in intents.compactMap(\.constantName) {
            switch intent {
            case "stronglyEmphasized": run.font = run.font.bold()
            case "emphasized": run.font = run.font.italic()
            case "code": run.font = run.font.monospaced()
            default: break
            }
        }
        return run
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
