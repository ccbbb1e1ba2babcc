/// Percent encoding of the parts of URLs.
public enum PercentCoding {
    /// The text with every byte but those of `isAllowed` written as `%XX`.
    static func encoded(_ text: String, _ isAllowed: (UInt8) -> Bool) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isAllowed(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text that was encoded; `nil` where a `%` is not followed by two digits or the bytes are no text.
    public static func decoded(_ text: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(value), let low = rest.popFirst().flatMap(value) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: "-._~".utf8.contains(byte)
        }
    }

    /// Whether a byte stands for itself in a path.
    static func isOfPath(_ byte: UInt8) -> Bool { isPlain(byte) || "!$&'()*+,:=@/".utf8.contains(byte) }

    /// Whether a byte stands for itself in a query or a fragment.
    static func isOfQuery(_ byte: UInt8) -> Bool { isPlain(byte) || "!$&'()*+,:=@/?;".utf8.contains(byte) }

    private static func digit(_ number: UInt8) -> UInt8 {
        number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "A") + number - 10
    }

    private static func value(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
    }
}
