import Diagnostics
import LayoutEngine
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Vocabulary

/// Reads Swift source into a `Program`.
public final class SourceReader {
    /// How deep brackets, blocks and expressions may nest.
    public static let nestingLimit = 256
    /// How many members, calls and subscripts one expression may chain.
    public static let chainLimit = 2_000

    let platform: Platform
    let operators: OperatorPrecedence
    var diagnostics: [Diagnostics.Diagnostic] = []
    var previews: [Program.Preview] = []
    /// Where `try` and `await` stand.
    var effects = CoveredEffects()
    /// The deinitialisers that do something.
    var deinitializers: [Range<Int>] = []
    /// The modules that are imported.
    var imports: Set<String> = []
    /// How many `else if` stand around the one that is read.
    var elseDepth = 0
    /// What `#if` inside a modifier chain continues.
    var chainBase: Expression?
    /// The types that the source names and declares.
    var types = WrittenTypes()
    /// What `Self` means in an extension `where Self == Type`.
    var selfReplacement: TypeName?
    /// What the `where` of the extension being read binds.
    var extensionBounds: [String: [TypeName]] = [:]

    private init(platform: Platform, operators: OperatorPrecedence) {
        self.platform = platform
        self.operators = operators
    }

    /// Reads a source file.
    ///
    /// - Throws: `DiagnosticsError` with everything that is wrong with the syntax.
    public static func read(_ text: String, platform: Platform = .iOS) throws -> Program {
        try read(text, platform: platform, operators: OperatorPrecedence())
    }

    static func read(_ text: String, platform: Platform, operators: OperatorPrecedence) throws -> Program {
        if let place = NestingScan.tooDeep(text, limit: nestingLimit) {
            throw DiagnosticsError([
                Diagnostics.Diagnostic(
                    id: "nesting-limit",
                    message: "the source nests deeper than the limit of \(nestingLimit) levels, "
                        + "or of \(NestingScan.squareLimit) levels of square brackets",
                    range: place..<(place + 1), hints: ["move inner parts into functions or properties of their own"])
            ])
        }
        var copy = text
        let file = copy.withUTF8 { buffer -> SourceFileSyntax in
            var parser = Parser(buffer, maximumNestingLevel: nestingLimit)
            return SourceFileSyntax.parse(from: &parser)
        }
        let reader = SourceReader(platform: platform, operators: operators)
        reader.reportSyntaxErrors(of: file)
        guard reader.diagnostics.isEmpty else { throw DiagnosticsError(reader.diagnostics) }
        reader.readOperators(file)
        let statements = reader.statements(file.statements)
        guard !reader.diagnostics.contains(where: { $0.severity == .error }) else {
            throw DiagnosticsError(reader.diagnostics)
        }
        var declarations: [Declaration] = []
        var others: [Statement] = []
        for statement in statements {
            if case .declaration(let declaration) = statement.kind {
                if case .variable = declaration { others.append(statement) } else { declarations.append(declaration) }
            } else {
                others.append(statement)
            }
        }
        return Program(
            text: text, platform: platform, declarations: declarations, statements: others, previews: reader.previews,
            imports: reader.imports, effects: reader.effects, deinitializers: reader.deinitializers, types: reader.types
        )
    }

    private func reportSyntaxErrors(of file: SourceFileSyntax) {
        guard file.hasError else { return }
        for found in ParseDiagnosticsGenerator.diagnostics(for: file) {
            let message = found.diagMessage.message
            let start = found.position.utf8Offset
            let isDepth = message.contains("maximum nesting level")
            var hints = found.fixIts.map { $0.message.message }
            if isDepth { hints = ["move inner parts into functions or properties of their own"] }
            let shown =
                isDepth
                ? "the source nests deeper than the limit of \(Self.nestingLimit) levels"
                : message.prefix(1).lowercased() + message.dropFirst()
            let end = max(start + 1, found.node.endPositionBeforeTrailingTrivia.utf8Offset)
            diagnostics.append(
                Diagnostics.Diagnostic(
                    id: isDepth ? "nesting-limit" : "syntax",
                    severity: found.diagMessage.severity == .error ? .error : .warning,
                    message: shown, range: start..<end, hints: hints))
            if isDepth { break }
        }
        diagnostics.removeAll { $0.severity != .error }
        diagnostics = SyntaxMistakes.told(diagnostics, in: file)
    }

    private func readOperators(_ file: SourceFileSyntax) {
        for item in file.statements {
            if let group = item.item.as(PrecedenceGroupDeclSyntax.self) { operators.declare(group) }
        }
        for item in file.statements {
            if let declared = item.item.as(OperatorDeclSyntax.self) { operators.declare(declared) }
        }
    }

    // MARK: Helpers

    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    func report(_ id: String, _ message: String, _ node: some SyntaxProtocol, hints: [String] = []) {
        diagnostics.append(Diagnostics.Diagnostic(id: id, message: message, range: range(node), hints: hints))
    }

    /// `#error("…")` stops what has it.
    func reportError(_ arguments: LabeledExprListSyntax, _ node: some SyntaxProtocol) {
        let text = arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        report("source-error", text ?? "the source says that there is an error", node)
    }

    func unsupported(_ what: String, _ node: some SyntaxProtocol, hints: [String] = []) {
        let id = "unsupported-" + what.split(separator: " ").joined(separator: "-")
        report(id, "\(what) is not supported", node, hints: hints)
    }

    /// An identifier without the backticks that it may be quoted with.
    func name(_ token: TokenSyntax) -> String {
        let text = token.text
        return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }
}
