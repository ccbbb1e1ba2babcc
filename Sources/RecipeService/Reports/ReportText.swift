import CanonicalJSON
import LayoutEngine

/// Small pieces that several formats write the same way.
enum ReportText {
    /// A length in points, at most four decimals.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "inf" : "-inf" }
        let rounded = (value * 10_000).rounded() / 10_000
        return JSON.text(of: rounded == 0 ? 0 : rounded)
    }

    /// Place and size as reports write them.
    static func frame(_ frame: Rect) -> String {
        "\(number(frame.minX)) \(number(frame.minY)), \(number(frame.width))x\(number(frame.height))"
    }

    /// A difference in points with its sign.
    static func delta(_ value: Double) -> String { (value > 0 ? "+" : "") + number(value) }

    /// A count with its noun.
    static func count(_ value: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(value) " + (value == 1 ? noun : plural ?? noun + "s")
    }

    /// Text safe inside XML 1.0 and HTML; characters that XML cannot carry, not even as references, are replaced.
    static func markup(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "'": out += "&#39;"
            case "\n": out += "&#10;"
            case "\t": out += "&#9;"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}", "\u{202A}"..."\u{202E}",
                "\u{2066}"..."\u{2069}":
                out += "\u{FFFD}"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }
}
