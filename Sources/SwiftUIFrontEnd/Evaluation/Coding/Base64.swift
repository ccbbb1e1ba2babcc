/// Bytes as text of 64 characters.
enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(of bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let number = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
            for place in 0..<4 {
                text.append(place > part.count ? UInt8(ascii: "=") : digits[number >> (18 - 6 * place) & 63])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes; `nil` if the text is not made of whole groups of the 64 characters.
    static func bytes(of text: String) -> [UInt8]? {
        let characters = Array(text.utf8)
        let padding = characters.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        guard characters.count % 4 == 0, padding <= 2 else { return nil }
        var bytes: [UInt8] = []
        var number = 0
        var bits = 0
        for character in characters.dropLast(padding) {
            guard let digit = digits.firstIndex(of: character) else { return nil }
            number = (number << 6 | digit) & 0xFFFF
            bits += 6
            guard bits >= 8 else { continue }
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: number >> bits))
        }
        return bytes
    }
}
