/// An `NSString`, whose places count UTF-16.
public struct NSStringValue: NativeValue, Hashable, Sendable {
    public let text: String
    public init(_ text: String) { self.text = text }
    public var typeName: String { "NSString" }
    public var debugText: String { text }
    public var contentBytes: Int { text.utf8.count }

    /// The text between two places; the ends where it has no such places.
    func part(_ start: Int, _ end: Int) -> String {
        let units = Array(text.utf16)
        let low = min(max(start, 0), units.count)
        return String(decoding: units[low..<min(max(end, low), units.count)], as: UTF16.self)
    }

    /// The parts of a path.
    var components: [Substring] { text.split(separator: "/") }
}

extension NSStringValue: NativeConvertible {
    static let sourceName = "NSString"
}

/// `NSString` and `NSRange`.
enum NSStringType {
    /// What `range(of:)` gives where there is nothing: NSNotFound.
    static let notFound = Int.max

    static let type = NativeType("NSString", conforms: "Equatable Hashable NSObject") { type in
        type.initializer("(string: String)") { call in NSStringValue(try call.get(0)).asValue }
        type.fromStringLiteral = { NSStringValue($0).asValue }
        type.get("length") { (string: NSStringValue) in .int(string.text.utf16.count) }
        type.get("uppercased") { (string: NSStringValue) in .string(string.text.uppercased()) }
        type.get("lowercased") { (string: NSStringValue) in .string(string.text.lowercased()) }
        type.get("description") { (string: NSStringValue) in .string(string.text) }
        for (name, isWhole) in [
            ("doubleValue", false), ("floatValue", false), ("intValue", true), ("integerValue", true)
        ] {
            type.get(name) { (string: NSStringValue) in
                let text = string.text.drop { $0 == " " }
                let sign = text.prefix { $0 == "-" || $0 == "+" }.prefix(1)
                let digits = text.dropFirst(sign.count).prefix { $0.isNumber || $0 == "." && !isWhole }
                let number = Double(sign + digits) ?? 0
                return isWhole ? .int(Int(exactly: number) ?? 0) : .double(number)
            }
        }
        type.get("lastPathComponent") { (string: NSStringValue) in
            .string(string.components.last.map(String.init) ?? string.text)
        }
        type.get("pathComponents") { (string: NSStringValue) in
            ((string.text.hasPrefix("/") ? ["/"] : []) + string.components.map(String.init)).asValue
        }
        type.get("pathExtension") { (string: NSStringValue) in
            .string(dot(of: string).map { String(string.text[$0...].dropFirst()) } ?? "")
        }
        type.get("deletingPathExtension") { (string: NSStringValue) in
            .string(dot(of: string).map { String(string.text[..<$0]) } ?? string.text)
        }
        type.get("deletingLastPathComponent") { (string: NSStringValue) in
            let start = string.text.hasPrefix("/") ? "/" : ""
            return .string(start + string.components.dropLast().joined(separator: "/"))
        }
        type.method("appendingPathComponent", "(_ part: String) -> String") { call in
            let text = try call.me(as: NSStringValue.self).text
            return .string(
                text.isEmpty || text.hasSuffix("/") ? text + (try call.get(0)) : text + "/" + (try call.get(0)))
        }
        type.method("appendingPathExtension", "(_ part: String) -> String?") { call in
            .string(try call.me(as: NSStringValue.self).text + "." + call.get(0))
        }
        type.method("appending", "(_ other: String) -> String") { call in
            .string(try call.me(as: NSStringValue.self).text + call.get(0))
        }
        type.method("substring", "(with range: NSRange) -> String") { call in
            let range: RecordValue = try call.get(0)
            let (start, count) = (
                Int.converted(from: range["location"]) ?? 0, Int.converted(from: range["length"]) ?? 0
            )
            return .string(try call.me(as: NSStringValue.self).part(start, start &+ count))
        }
        type.method("substring", "(from start: Int) -> String") { call in
            .string(try call.me(as: NSStringValue.self).part(try call.get(0), .max))
        }
        type.method("substring", "(to end: Int) -> String") { call in
            .string(try call.me(as: NSStringValue.self).part(0, try call.get(0)))
        }
        type.method("contains", "(_ other: String) -> Bool") { call in
            .bool(try call.me(as: NSStringValue.self).text.contains(call.get(0, as: String.self)))
        }
        type.method("range", "(of other: String) -> NSRange") { call in
            let text = try call.me(as: NSStringValue.self).text
            guard let found = text.firstRange(of: try call.get(0, as: String.self)) else { return range(notFound, 0) }
            return range(text[..<found.lowerBound].utf16.count, text[found].utf16.count)
        }
    }

    /// Where the extension of the last part of a path begins.
    private static func dot(of string: NSStringValue) -> String.Index? {
        let name = string.components.last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name.index(after: dot) < name.endIndex else {
            return nil
        }
        return dot
    }

    private static func range(_ location: Int, _ length: Int) -> Value {
        RecordValue("NSRange", [("location", .int(location)), ("length", .int(length))]).asValue
    }

    static let range = NativeType.record(
        "NSRange", "location: Int; length: Int", conforms: "Equatable Hashable Sendable"
    ) {
        type in
        type.initializer("(location: Int, length: Int)") { call in range(try call.get(0), try call.get(1)) }
        type.get("upperBound") { (range: RecordValue) in
            .int((Int.converted(from: range["location"]) ?? 0) &+ (Int.converted(from: range["length"]) ?? 0))
        }
        type.method("contains", "(_ place: Int) -> Bool") { call in
            let range = try call.me(as: RecordValue.self)
            let start = Int.converted(from: range["location"]) ?? 0
            let place: Int = try call.get(0)
            return .bool(place >= start && place - start < Int.converted(from: range["length"]) ?? 0)
        }
        type.get("lowerBound") { (range: RecordValue) in range["location"] }
    }
}
