/// A UUID; those made without a string count up, so that each is another and every run makes the same.
public struct UUIDValue: NativeValue, Hashable, Sendable {
    public let text: String

    /// The UUID number `number`, in the form of version 4.
    public init(number: Int) {
        let digits = String(number, radix: 16, uppercase: true)
        text = "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    }

    /// The UUID of a text; `nil` if it is not 32 hexadecimal digits in five groups.
    public init?(_ text: String) {
        let groups = text.split(separator: "-", omittingEmptySubsequences: false)
        guard groups.map(\.count) == [8, 4, 4, 4, 12], groups.joined().allSatisfy(\.isHexDigit) else { return nil }
        self.text = text.uppercased()
    }

    public var debugText: String { text }
}

extension UUIDValue: NativeConvertible {
    static let sourceName = "UUID"
}

/// A URL, kept as its text.
public struct URLValue: NativeValue, Hashable, Sendable {
    public let text: String

    public init(_ text: String) { self.text = text }

    public var debugText: String { "URL(\"\(text)\")" }
    public var contentBytes: Int { text.utf8.count }

    var scheme: Substring? {
        guard let end = text.firstIndex(of: ":"),
            text[..<end].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
        else { return nil }
        return text[..<end]
    }

    private var afterScheme: Substring { scheme.map { text[$0.endIndex...].dropFirst() } ?? text[...] }

    var host: Substring? {
        let rest = afterScheme
        guard rest.hasPrefix("//") else { return nil }
        let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
        let name = authority.split(separator: "@").last ?? authority
        return name.prefix { $0 != ":" }
    }

    var path: Substring {
        var rest = afterScheme
        if rest.hasPrefix("//") { rest = rest.dropFirst(2).drop { !"/?#".contains($0) } }
        return rest.prefix { !"?#".contains($0) }
    }

    var query: Substring? {
        let beforeFragment = text.prefix { $0 != "#" }
        return beforeFragment.firstIndex(of: "?").map { beforeFragment[beforeFragment.index(after: $0)...] }
    }

    var fragment: Substring? { text.firstIndex(of: "#").map { text[text.index(after: $0)...] } }

    var components: [Substring] { path.split(separator: "/") }
}

extension URLValue: NativeConvertible {
    static let sourceName = "URL"
}

/// An NSNumber.
public struct NumberValue: NativeValue, Hashable, Sendable {
    public let number: Double
    public let isBool: Bool

    public init(_ number: Double, isBool: Bool = false) {
        self.number = number
        self.isBool = isBool
    }

    public var debugText: String { number.sourceText }
}

extension NumberValue: NativeConvertible {
    static let sourceName = "NSNumber"
}
