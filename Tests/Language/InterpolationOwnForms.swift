import Foundation
extension String.StringInterpolation {
    mutating func appendInterpolation(_ value: Double, digits: Int) {
        appendLiteral(String(format: "%.\(digits)f", value))
    }
    mutating func appendInterpolation(plural count: Int, _ noun: String) {
        appendInterpolation("\(count) \(noun)\(count == 1 ? "" : "s")")
    }
    mutating func appendInterpolation<T>(list values: [T]) { appendLiteral(values.map { "<\($0)>" }.joined()) }
    mutating func appendInterpolation(_ value: Int?, or text: String) {
        if let value { appendInterpolation(value) } else { appendLiteral(text) }
    }
    mutating func appendInterpolation(if condition: Bool, _ text: @autoclosure () -> String) {
        if condition { appendLiteral(text()) }
    }
    mutating func appendInterpolation(hex value: Int) { appendLiteral("0x" + String(value, radix: 16)) }
}
let pi = 3.14159
let missing: Int? = nil
print("\(pi, digits: 2) \(plural: 1, "cat") \(plural: 3, "dog") \(list: [1, 2]) \(missing, or: "-") \(4, or: "-")")
print("\(if: true, "on")\(if: false, "off") \(hex: 255) \(pi)")
struct Money: CustomStringConvertible {
    var cents: Int; var description: String { "\(cents / 100).\(cents % 100, pad: 2)" }
}
extension DefaultStringInterpolation {
    mutating func appendInterpolation(_ n: Int, pad: Int) {
        let text = String(n); appendLiteral(String(repeating: "0", count: max(0, pad - text.count)) + text)
    }
}
print("\(Money(cents: 1205)) and \(7, pad: 3)")
struct Markup: ExpressibleByStringInterpolation, CustomStringConvertible {
    struct StringInterpolation: StringInterpolationProtocol {
        var parts: [String] = []
        init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(interpolationCount) }
        mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(literal) } }
        mutating func appendInterpolation(_ value: Any) { parts.append("[\(value)]") }
        mutating func appendInterpolation(bold text: String) { parts.append("*\(text)*") }
    }
    let description: String
    init(stringLiteral value: String) { description = value }
    init(stringInterpolation: StringInterpolation) { description = stringInterpolation.parts.joined() }
}
let markup: Markup = "a \(1) b \(bold: "c")"
print(markup, "plain" as Markup)
