import CanonicalJSON
import LayoutEngine

/// The small texts inside a recipe: days, sizes, proposals.
enum TextFormat {
    /// What is wrong with a text of one of the schema's formats, or `nil`.
    static func problem(of text: String, format: String) -> String? {
        switch format {
        case "slug":
            Slug.isValid(text)
                ? nil
                : "found \"\(text)\", expected words of a-z and 0-9 joined by single -, such as "
                    + Slug.make(from: text)
        case "date": isDay(text) ? nil : "found \"\(text)\", expected a day as YYYY-MM-DD"
        case "size":
            size(text) == nil ? "found \"\(text)\", expected a width and a height in points, such as 300x200" : nil
        case "proposal":
            proposal(text) == nil
                ? "found \"\(text)\", expected a size such as 300x200, each part a number, nil or inf" : nil
        default: nil
        }
    }

    /// Whether a text is a day of the calendar as `YYYY-MM-DD`.
    static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2],
            parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
        else { return false }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...days[month - 1]).contains(day)
    }

    /// A finite, non-negative size `WxH`.
    static func size(_ text: String) -> Size? {
        guard let proposal = proposal(text), let width = proposal.width, let height = proposal.height,
            width.isFinite, height.isFinite
        else { return nil }
        return Size(width: width, height: height)
    }

    /// A proposal `WxH`, each part a non-negative number, `nil` or `inf`.
    static func proposal(_ text: String) -> ProposedViewSize? {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        var lengths: [Double?] = []
        for part in parts {
            switch part {
            case "nil": lengths.append(nil)
            case "inf": lengths.append(.infinity)
            default:
                guard let length = number(part), length >= 0 else { return nil }
                lengths.append(length)
            }
        }
        return ProposedViewSize(width: lengths[0], height: lengths[1])
    }

    /// A finite decimal number; no exponent without need, no hexadecimal, no words.
    static func number(_ text: some StringProtocol) -> Double? {
        guard let first = text.utf8.first, first != UInt8(ascii: "+"),
            text.utf8.allSatisfy({
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || [0x2D, 0x2E, 0x65, 0x45, 0x2B].contains($0)
            }), let value = Double(text), value.isFinite
        else { return nil }
        return value
    }

    static func text(of size: Size) -> String { JSON.text(of: size.width) + "x" + JSON.text(of: size.height) }

    static func text(of proposal: ProposedViewSize) -> String {
        [proposal.width, proposal.height].map { length in
            guard let length else { return "nil" }
            return length == .infinity ? "inf" : JSON.text(of: length)
        }.joined(separator: "x")
    }
}

extension ProposedViewSize {
    /// Reads `WxH`, each part a number of points, `nil` or `inf`.
    public init?(sizeText: String) {
        guard let proposal = TextFormat.proposal(sizeText) else { return nil }
        self = proposal
    }

    /// The text that `init(sizeText:)` reads.
    public var sizeText: String { TextFormat.text(of: self) }
}
