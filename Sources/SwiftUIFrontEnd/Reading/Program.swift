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
    /// The modules that are imported.
    let imports: Set<String>
    /// Where the text of companion files begins, which are declared but not shown; the end of the text without any.
    let ownEnd: Int

    /// Where `try` and `await` stand, with all that they cover.
    let effects: CoveredEffects
    /// The deinitialisers that do something, which nothing runs here.
    let deinitializers: [Range<Int>]
    /// The types that the source names and declares.
    let types: WrittenTypes

    struct Preview {
        let title: String?
        /// What `traits:` names.
        let traits: [Expression]
        let body: [Statement]
        let range: Range<Int>
    }

    init(
        text: String, platform: Platform, declarations: [Declaration], statements: [Statement], previews: [Preview],
        imports: Set<String> = [], effects: CoveredEffects = CoveredEffects(),
        deinitializers: [Range<Int>] = [], types: WrittenTypes = WrittenTypes(), ownEnd: Int? = nil
    ) {
        self.effects = effects
        self.deinitializers = deinitializers
        self.types = types
        self.imports = imports
        self.text = text
        self.ownEnd = ownEnd ?? text.utf8.count
        self.platform = platform
        self.declarations = declarations
        self.statements = statements
        self.previews = previews
    }

    /// The program with its text from an offset on taken as that of companion files.
    func withCompanions(from ownEnd: Int) -> Program {
        Program(
            text: text, platform: platform, declarations: declarations, statements: statements,
            previews: previews.filter { $0.range.lowerBound < ownEnd }, imports: imports, effects: effects,
            deinitializers: deinitializers, types: types, ownEnd: ownEnd)
    }
}
