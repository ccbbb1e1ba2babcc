/// Finds where pieces of Swift source end, byte by byte: brackets, strings and comments, no grammar.
struct SwiftScanner {
    let bytes: [UInt8]

    init(_ source: String) { bytes = Array(source.utf8) }

    private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func has(_ text: StaticString, at index: Int) -> Bool {
        text.withUTF8Buffer { wanted in
            index + wanted.count <= bytes.count && bytes[index..<index + wanted.count].elementsEqual(wanted)
        }
    }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// The identifier at `index`, or `nil`.
    func word(at index: Int) -> String? {
        var end = index
        while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
        return end == index ? nil : String(decoding: bytes[index..<end], as: UTF8.self)
    }

    /// The index after blanks, line ends and comments.
    func skipBlanks(_ start: Int) -> Int {
        var index = start
        while index < bytes.count {
            if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
                index += 1
            } else if let end = endOfComment(index) {
                index = end
            } else {
                break
            }
        }
        return index
    }

    /// The index after the comment that begins at `index`, if one does.
    private func endOfComment(_ index: Int) -> Int? {
        if has("//", at: index) {
            var end = index
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            return end
        }
        guard has("/*", at: index) else { return nil }
        var depth = 0
        var end = index
        while end < bytes.count {
            if has("/*", at: end) {
                depth += 1
                end += 2
            } else if has("*/", at: end) {
                depth -= 1
                end += 2
                if depth == 0 { return end }
            } else {
                end += 1
            }
        }
        return end
    }

    /// The index after the string literal that begins at `index`, if one does; interpolations may hold anything.
    private func endOfString(_ index: Int) -> Int? {
        var hashes = 0
        while byte(index + hashes) == UInt8(ascii: "#") { hashes += 1 }
        var position = index + hashes
        guard byte(position) == UInt8(ascii: "\"") else { return nil }
        let isLong = has("\"\"\"", at: position)
        let quotes = isLong ? 3 : 1
        position += quotes
        func hashesFollow(_ place: Int) -> Bool { (0..<hashes).allSatisfy { byte(place + $0) == UInt8(ascii: "#") } }
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "\\"), hashesFollow(position + 1) {
                let next = position + 1 + hashes
                if byte(next) == UInt8(ascii: "("), let end = endOfBrackets(next) {
                    position = end
                } else {
                    position = next + 1
                }
            } else if bytes[position] == UInt8(ascii: "\""), !isLong || has("\"\"\"", at: position),
                hashesFollow(position + quotes)
            {
                return position + quotes + hashes
            } else if bytes[position] == 0x0A, !isLong {
                return position
            } else {
                position += 1
            }
        }
        return position
    }

    /// The index after the bracket that closes the one at `start`; `nil` if it stays open.
    func endOfBrackets(_ start: Int) -> Int? {
        var depth = 0
        var index = start
        while index < bytes.count {
            if let end = endOfComment(index) ?? endOfString(index) {
                index = end
                continue
            }
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The places outside of strings and comments where `word` stands by itself.
    func places(of word: String) -> [Int] {
        let wanted = Array(word.utf8)
        var out: [Int] = []
        var index = 0
        while index < bytes.count {
            if let end = endOfComment(index) ?? endOfString(index) {
                index = max(end, index + 1)
                continue
            }
            if bytes[index] == wanted.first, bytes[index...].starts(with: wanted),
                index == 0 || !Self.isWord(bytes[index - 1]), !Self.isWord(byte(index + wanted.count))
            {
                out.append(index)
            }
            index += 1
        }
        return out
    }

    /// The index after a call's arguments and trailing closures that begin at `start`, or `start` if there are none.
    func endOfArguments(_ start: Int) -> Int {
        var end = start
        if byte(end) == UInt8(ascii: "<"), let close = endOfGenerics(end) { end = close }
        if byte(end) == UInt8(ascii: "("), let close = endOfBrackets(end) { end = close }
        while true {
            let next = skipBlanks(end)
            if byte(next) == UInt8(ascii: "{"), let close = endOfBrackets(next) {
                end = close
                continue
            }
            // A labelled trailing closure comes after an unlabelled one.
            guard end > start, let label = word(at: next) else { return end }
            let colon = skipBlanks(next + label.utf8.count)
            let brace = skipBlanks(colon + 1)
            guard byte(colon) == UInt8(ascii: ":"), byte(brace) == UInt8(ascii: "{"),
                bytes[end - 1] == UInt8(ascii: "}"),
                let close = endOfBrackets(brace)
            else { return end }
            end = close
        }
    }

    private func endOfGenerics(_ start: Int) -> Int? {
        var depth = 0
        for index in start..<bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"):
                depth -= 1
                if depth == 0 { return index + 1 }
            case let other where !Self.isWord(other) && ![0x20, 0x2C, 0x2E, 0x3F].contains(other): return nil
            default: break
            }
        }
        return nil
    }
}
