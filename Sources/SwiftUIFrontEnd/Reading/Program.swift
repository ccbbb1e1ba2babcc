import LayoutEngine

/// A source as the front end understands it: declarations, statements outside them, and previews.
public final class Program {
    /// The text that all offsets point into.
    public let text: String
    public let platform: Platform
    let declarations: [Declaration]
    /// Statements outside declarations, in order; the variables among them are globals.
    let statements: [Statement]
    let previews: [Preview]

    struct Preview {
        let title: String?
        let body: [Statement]
        let range: Range<Int>
    }

    init(
        text: String, platform: Platform, declarations: [Declaration], statements: [Statement], previews: [Preview]
    ) {
        self.text = text
        self.platform = platform
        self.declarations = declarations
        self.statements = statements
        self.previews = previews
    }
}
