import ArgumentParser
import CanonicalJSON
import Diagnostics

/// Rows of a command in the forms that programs read.
struct RowTable {
    /// What the JSON document calls itself.
    let format: String
    /// The member of the document that holds the rows.
    let key: String
    /// The fields of a row, those of `--plain` first.
    let fields: [String]
    /// How many of the fields `--plain` prints.
    let plainCount: Int
    /// What else the document holds.
    var members: [String: JSON] = [:]

    /// Prints the rows.
    ///
    /// - Throws: `ValidationError` for a field that rows do not have.
    func write(_ rows: [JSON], style: RowStyle, to output: Output) throws {
        switch style {
        case .page: return
        case .document(let names):
            let chosen = try rows.map { try self.chosen(names, of: $0) }
            var document = members
            document["format"] = .string(format)
            document["version"] = 1
            document[key] = .array(chosen)
            output.line(JSON.object(document).text(indented: true))
        case .lines(let names):
            for row in try rows.map({ try self.chosen(names, of: $0) }) { output.line(row.text()) }
        case .plain:
            for row in rows {
                output.line(fields.prefix(plainCount).map { Self.text(of: row[$0]) }.joined(separator: "\t"))
            }
        case .template(let text):
            let parts = try self.parts(of: text)
            for row in rows {
                output.line(
                    parts.map { part in
                        switch part {
                        case .text(let text): text
                        case .field(let name): Self.text(of: row[name])
                        }
                    }.joined())
            }
        }
    }

    private func chosen(_ names: [String]?, of row: JSON) throws -> JSON {
        guard let names else { return row }
        var members: [String: JSON] = [:]
        for name in names { members[try known(name)] = row[name] ?? .null }
        return .object(members)
    }

    private func known(_ name: String) throws -> String {
        if fields.contains(name) { return name }
        let near = NearestName.of(name, among: fields).map { "did you mean \($0)? " } ?? ""
        throw ValidationError(
            "there is no field \(TerminalText.escaped(name)); \(near)there are: \(fields.joined(separator: ", "))")
    }

    private enum Part {
        case text(String)
        case field(String)
    }

    private func parts(of template: String) throws -> [Part] {
        var parts: [Part] = []
        var rest = template[...]
        while let open = rest.firstRange(of: "{{") {
            guard let close = rest[open.upperBound...].firstRange(of: "}}") else {
                throw ValidationError("--format: {{ has no }} after it")
            }
            parts.append(.text(Self.unescaped(rest[..<open.lowerBound])))
            let name = rest[open.upperBound..<close.lowerBound].filter { $0 != " " }
            parts.append(.field(try known(String(name))))
            rest = rest[close.upperBound...]
        }
        return parts + [.text(Self.unescaped(rest))]
    }

    /// The text with `\\t`, `\\n` and `\\\\` as what they stand for.
    private static func unescaped(_ text: Substring) -> String {
        var out = ""
        var isEscape = false
        for character in text {
            if isEscape {
                switch character {
                case "t": out += "\t"
                case "n": out += "\n"
                case "\\": out += "\\"
                default: out += "\\" + String(character)
                }
                isEscape = false
            } else if character == "\\" {
                isEscape = true
            } else {
                out.append(character)
            }
        }
        return isEscape ? out + "\\" : out
    }

    /// A value in one line, without tabs.
    static func text(of value: JSON?) -> String {
        switch value ?? .null {
        case .null: return ""
        case .string(let text):
            return TerminalText.escaped(text.replacing("\t", with: " ").replacing("\n", with: " "))
        case .array(let elements):
            return elements.map { text(of: $0) }.joined(separator: ", ")
        case .bool(let flag): return flag ? "true" : "false"
        case .number(let number): return JSON.text(of: number)
        case .object: return text(of: .string((value ?? .null).text()))
        }
    }
}
