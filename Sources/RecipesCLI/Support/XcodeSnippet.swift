import RecipeModel

/// A recipe's code as Xcode keeps snippets: a property list in `~/Library/Developer/Xcode/UserData/CodeSnippets`.
struct XcodeSnippet {
    let recipe: Recipe

    init(_ recipe: Recipe) { self.recipe = recipe }

    /// The property list, the same for the same recipe.
    var text: String {
        var out = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>

            """
        let prefix = recipe.slug.split(separator: "-").joined()
        for (key, value) in [
            ("IDECodeSnippetCompletionPrefix", "<string>\(prefix)</string>"),
            ("IDECodeSnippetCompletionScopes", "<array>\n\t\t<string>TopLevel</string>\n\t</array>"),
            ("IDECodeSnippetContents", "<string>\(Self.escaped(recipe.snippet))</string>"),
            ("IDECodeSnippetIdentifier", "<string>\(identifier)</string>"),
            ("IDECodeSnippetLanguage", "<string>Xcode.SourceCodeLanguage.Swift</string>"),
            ("IDECodeSnippetSummary", "<string>\(Self.escaped(recipe.description ?? ""))</string>"),
            ("IDECodeSnippetTitle", "<string>\(Self.escaped(recipe.title))</string>"),
            ("IDECodeSnippetUserSnippet", "<true/>"), ("IDECodeSnippetVersion", "<integer>2</integer>")
        ] { out += "\t<key>\(key)</key>\n\t\(value)\n" }
        return out + "</dict>\n</plist>\n"
    }

    /// Made of the slug alone (RFC 9562, version 8), so that a newer snippet takes the place of the older one.
    private var identifier: String {
        var digits = Array(StableHash.text(of: recipe.slug) + StableHash.text(of: "recipes\n" + recipe.slug))
        digits[12] = "8"
        digits[16] = "8"
        let text = String(digits).uppercased()
        var parts: [Substring] = []
        var rest = text[...]
        for length in [8, 4, 4, 4, 12] {
            parts.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return parts.joined(separator: "-")
    }

    /// XML holds no control characters at all, not even as references.
    private static func escaped(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\t", "\n": out.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": out += "\u{FFFD}"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }
}
