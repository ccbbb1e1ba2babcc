import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeService
import RecipeStore

struct SQL: ParsableCommand {
    enum Form: String, ExpressibleByArgument, CaseIterable { case table, csv, json, jsonl, plain }

    static let configuration = CommandConfiguration(
        commandName: "sql",
        abstract: "Ask the store a question in SQL; nothing can be written.",
        discussion: """
            One statement that begins with SELECT, WITH, VALUES or EXPLAIN. These views keep their columns; the tables \
            behind them may change with the version of the store.

            \(RecipeStore.sqlViews.map { "\($0.name): \($0.columns)" }.joined(separator: "\n\n"))

            Examples:
              recipes sql 'SELECT slug, numbers FROM v_recipes ORDER BY numbers DESC LIMIT 5'
              recipes sql 'SELECT name, count(*) FROM v_uses GROUP BY 1 ORDER BY 2 DESC' --as csv
              recipes sql - < question.sql
            """)

    @Argument(help: "The query, or - to read it from standard input.") var query: String
    @Option(name: .customLong("as"), help: "How to print the rows.") var form: Form?
    @Option(name: [.customShort("n"), .long], help: ArgumentHelp("Print at most so many rows.", valueName: "n"))
    var limit: Int?
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if global.json, form.map({ $0 != .json }) ?? false {
            throw ValidationError("--json and --as contradict each other")
        }
        if let limit, limit < 1 { throw ValidationError("--limit must be at least 1") }
    }

    func run() throws {
        let text = query == "-" ? try InputText.read("-") : query
        let catalogue = try global.openCatalogue()
        var found = try catalogue.store.query(text)
        let total = found.rows.count
        if let limit { found.rows = Array(found.rows.prefix(limit)) }
        write(found, form ?? (global.json ? .json : .table))
        if found.rows.count < total { global.output.note("\(found.rows.count) of \(total) rows; --limit shows more") }
        if total == 0 { throw ExitStatus.negative }
    }

    private func write(_ found: SQLRows, _ form: Form) {
        let output = global.output
        switch form {
        case .table:
            guard !found.rows.isEmpty else { return output.note("no row") }
            output.page()
            output.write(SQLTable(found, width: Terminal.isOutputTerminal ? Terminal.width : nil).text)
        case .csv:
            output.write(([found.columns.map { JSON.string($0) }] + found.rows).map(Self.csv).joined())
        case .plain:
            for row in found.rows { output.line(row.map { RowTable.text(of: $0) }.joined(separator: "\t")) }
        case .json:
            let document: JSON = [
                "format": "recipes.sql", "version": 1, "columns": .array(found.columns.map { .string($0) }),
                "rows": .array(found.rows.map { .array($0) })
            ]
            output.line(document.text(indented: true))
        case .jsonl:
            for row in found.rows {
                let members = Dictionary(zip(found.columns, row), uniquingKeysWith: { first, _ in first })
                output.line(JSON.object(members).text())
            }
        }
    }

    /// A line as RFC 4180 has it. A text that a spreadsheet would take for a formula gets a quote in front.
    private static func csv(_ row: [JSON]) -> String {
        row.map { value -> String in
            guard case .string(var text) = value else { return RowTable.text(of: value) }
            if let first = text.first, "=+-@\t\r".contains(first) { text = "'" + text }
            let isQuoted = text.contains { $0 == "\"" || $0 == "," || $0.isNewline }
            return isQuoted ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
        }.joined(separator: ",") + "\r\n"
    }
}
