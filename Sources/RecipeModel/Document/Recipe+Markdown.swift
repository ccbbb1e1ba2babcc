import CanonicalJSON

extension Recipe {
    /// The recipe as a document, from which reading gives an equal recipe; its text does not change on further rounds.
    public var markdown: String {
        var out = "---\n"
        for key in ["title", "slug", "description", "tags", "authors", "created", "updated", "source", "license"] {
            guard let value = metadataJSON[key] else { continue }
            if key == "slug", slug == Slug.make(from: title) { continue }
            // Days are plain, as everybody writes them; reading takes them as text.
            let isDay = key == "created" || key == "updated"
            out += "\(key): \(isDay ? value.stringValue ?? "" : YAMLText.value(value))\n"
        }
        if platform != .iOS { out += "platform: \(platform.rawValue)\n" }
        if !assets.isEmpty {
            out += "assets:\n"
            for (name, size) in assets.sorted(by: { $0.key < $1.key }) {
                out += "  \(YAMLText.key(name)): \(TextFormat.text(of: size))\n"
            }
        }
        if !scenarios.isEmpty { out += "scenarios:\n" + scenarios.map(\.yaml).joined() }
        for (key, value) in extra.sorted(by: { $0.key < $1.key }) {
            out += "\(YAMLText.key(key)): \(YAMLText.value(value))\n"
        }
        out += "---\n"
        if !body.isEmpty || !expectations.isEmpty { out += "\n" }
        return out + bodyWithExpectations
    }

    /// The body with its `frames` blocks where they stand.
    public var bodyWithExpectations: String {
        var out = ""
        var written = 0
        let bytes = Array(body.utf8)
        var atEnd: [Expectation] = []
        for expectation in expectations {
            guard let offset = expectation.bodyOffset, offset < bytes.count, offset >= written else {
                atEnd.append(expectation)
                continue
            }
            out += String(decoding: bytes[written..<offset], as: UTF8.self) + expectation.markdown
            written = offset
        }
        out += String(decoding: bytes[written...], as: UTF8.self)
        for expectation in atEnd { out += (out.isEmpty ? "" : "\n") + expectation.markdown }
        return out
    }
}

extension Scenario {
    /// The scenario as an item of the front matter's list.
    fileprivate var yaml: String {
        var lines = ["name: " + YAMLText.string(name)]
        if let entry { lines.append("entry: " + YAMLText.string(entry)) }
        if let size { lines.append("size: " + TextFormat.text(of: size)) }
        if let device { lines.append("device: " + YAMLText.string(device)) }
        for key in ["scale", "state", "environment", "safeArea", "steps", "mirrors"] {
            if let value = json[key] { lines.append("\(key): " + YAMLText.value(value)) }
        }
        return "  - " + lines.joined(separator: "\n    ") + "\n"
    }
}

extension Expectation {
    /// The expectation as a fenced `frames` block, ending in a line break.
    public var markdown: String {
        var attributes: [(String, String)] = [("scenario", scenario), ("origin", provenance.origin.rawValue)]
        if let os = provenance.os { attributes.append(("os", os)) }
        if let device = provenance.device { attributes.append(("device", device)) }
        if let version = provenance.version { attributes.append(("version", version)) }
        if tolerance != 0 { attributes.append(("tolerance", JSON.text(of: tolerance))) }
        if let expectedFailure {
            attributes.append(("status", "xfail"))
            if let issue = expectedFailure.issue { attributes.append(("issue", issue)) }
        }
        if let reason { attributes.append(("reason", reason)) }
        let head = attributes.map { " \($0.0)=\"\(Expectation.escaped($0.1))\"" }.joined()
        return "```frames\(head)\n" + framesText + "```\n"
    }

    /// The lines of the frames, names and numbers in columns.
    private var framesText: String {
        let rows = frames.map { frame in
            [
                frame.node, Expectation.number(frame.x), Expectation.number(frame.y),
                Expectation.number(frame.width) + "x" + Expectation.number(frame.height)
            ]
        }
        // Very long names do not push the numbers of all others away.
        let widths = (0..<3).map { column in
            min(rows.map { $0[column].count }.max() ?? 0, column == 0 ? 48 : 12)
        }
        var out = ""
        for (row, frame) in zip(rows, frames) {
            for comment in frame.comments { out += Expectation.line(comment) }
            out += row[0] + String(repeating: " ", count: max(0, widths[0] - row[0].count))
            for column in 1..<3 {
                out += "  " + String(repeating: " ", count: max(0, widths[column] - row[column].count)) + row[column]
            }
            out += "  " + row[3]
            if let note = frame.note { out += "  #" + (note.isEmpty ? "" : " " + note) }
            out += "\n"
        }
        return out + closingComments.map(Expectation.line).joined()
    }

    private static func line(_ comment: String?) -> String {
        guard let comment else { return "\n" }
        return comment.isEmpty ? "#\n" : "# \(comment)\n"
    }

    private static func number(_ value: Double?) -> String { value.map { JSON.text(of: $0) } ?? "-" }

    /// What an info string cannot hold, written as reading undoes it.
    private static func escaped(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "`", "\0"..."\u{1F}", "\u{7F}"..."\u{A0}", "\u{2028}", "\u{2029}":
                out += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }
}
