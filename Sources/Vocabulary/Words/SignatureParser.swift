/// Reads the notation of `Signature`, byte by byte.
struct SignatureParser {
    private let text: String
    private let bytes: [UInt8]
    private var offset = 0

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// `(parameter, …)`, then `-> Type` perhaps.
    mutating func signature() throws(Signature.Malformed) -> Signature {
        try expect("(")
        var parameters: [Signature.Parameter] = []
        if !take(")") {
            repeat { parameters.append(try parameter()) } while take(",")
            try expect(")")
        }
        let result: TypeName? = take("->") ? try type() : nil
        skipSpaces()
        guard offset == bytes.count else { throw failure("the end") }
        return Signature(parameters: parameters, result: result, text: text)
    }

    /// `label name: Type = default`.
    private mutating func parameter() throws(Signature.Malformed) -> Signature.Parameter {
        let label = try name()
        skipSpaces()
        let inner = offset < bytes.count && bytes[offset] != UInt8(ascii: ":") ? try name() : label
        guard inner != "_" else { throw failure("a name after `_`") }
        try expect(":")
        var parameter = Signature.Parameter(label: label == "_" ? nil : label, name: inner, type: .named("Any"))
        while let attribute = try attribute() {
            switch attribute {
            case "ViewBuilder": parameter.isViewBuilder = true
            case "autoclosure": parameter.isAutoclosure = true
            case "escaping", "Sendable", "MainActor": break
            default: throw failure("a known attribute instead of `@\(attribute)`")
            }
        }
        if takeWord("inout") { parameter.isInout = true }
        skipSpaces()
        if parameter.isViewBuilder, offset == bytes.count || ",)=".utf8.contains(bytes[offset]) {
            parameter.type = .function([], .named("View"))
        } else {
            parameter.type = try type()
        }
        if take("...") { parameter.isVariadic = true }
        if take("=") { parameter.defaultText = try defaultText() }
        return parameter
    }

    private mutating func attribute() throws(Signature.Malformed) -> String? {
        take("@") ? try name() : nil
    }

    /// `A|B`, function types included.
    private mutating func type() throws(Signature.Malformed) -> TypeName {
        let first = try singleType()
        guard peek("|") else { return first }
        var alternatives = [first]
        while take("|") { alternatives.append(try singleType()) }
        return .anyOf(alternatives)
    }

    private mutating func singleType() throws(Signature.Malformed) -> TypeName {
        while try attribute() != nil {}
        while takeWord("some") || takeWord("any") || takeWord("inout") {}
        var type: TypeName
        if take("(") {
            var labels: [String?] = []
            var elements: [TypeName] = []
            if !take(")") {
                repeat {
                    labels.append(try tupleLabel())
                    elements.append(try self.type())
                } while take(",")
                try expect(")")
            }
            while takeWord("async") || takeWord("throws") {}
            if take("->") { return .function(elements, try singleType()) }
            type = elements.count == 1 && labels[0] == nil ? elements[0] : .tuple(labels, elements)
        } else if take("[") {
            let element = try self.type()
            type = take(":") ? .dictionary(element, try self.type()) : .array(element)
            try expect("]")
        } else {
            type = try nominal()
        }
        while take("?") { type = .optional(type) }
        return type
    }

    /// `Name.Member<Argument>`; `.Type` makes it a metatype.
    private mutating func nominal() throws(Signature.Malformed) -> TypeName {
        var full = try name()
        var arguments: [TypeName] = []
        while true {
            if take("<") {
                repeat { arguments.append(try type()) } while take(",")
                try expect(">")
            } else if peek("."), !peek("...") {
                _ = take(".")
                let member = try name()
                if member == "Type" { return .metatype(.named(full, arguments)) }
                full += "." + member
            } else {
                return .named(full, arguments)
            }
        }
    }

    /// The label of a tuple's element, if there is one.
    private mutating func tupleLabel() throws(Signature.Malformed) -> String? {
        skipSpaces()
        let start = offset
        guard offset < bytes.count, Self.isNameByte(bytes[offset]) else { return nil }
        let label = try name()
        if take(":") { return label }
        offset = start
        return nil
    }

    /// The text of a default, up to the comma or bracket that ends the parameter.
    private mutating func defaultText() throws(Signature.Malformed) -> String {
        skipSpaces()
        let start = offset
        var depth = 0
        var isString = false
        scan: while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""): isString.toggle()
            case _ where isString: break
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")") where depth == 0, UInt8(ascii: ",") where depth == 0: break scan
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            offset += 1
        }
        var end = offset
        while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        guard end > start, !isString, depth == 0 else { throw failure("a default value") }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private mutating func name() throws(Signature.Malformed) -> String {
        skipSpaces()
        let start = offset
        while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
        guard offset > start else { throw failure("a name") }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 128
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func skipSpaces() {
        while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\n") {
            offset += 1
        }
    }

    private mutating func peek(_ token: StaticString) -> Bool {
        skipSpaces()
        guard offset + token.utf8CodeUnitCount <= bytes.count else { return false }
        return token.withUTF8Buffer { wanted in wanted.elementsEqual(bytes[offset..<offset + wanted.count]) }
    }

    private mutating func take(_ token: StaticString) -> Bool {
        guard peek(token) else { return false }
        offset += token.utf8CodeUnitCount
        return true
    }

    private mutating func takeWord(_ word: StaticString) -> Bool {
        guard peek(word) else { return false }
        let end = offset + word.utf8CodeUnitCount
        guard end == bytes.count || !Self.isNameByte(bytes[end]) else { return false }
        offset = end
        return true
    }

    private mutating func expect(_ token: StaticString) throws(Signature.Malformed) {
        guard take(token) else { throw failure("`\(token)`") }
    }

    private func failure(_ expected: String) -> Signature.Malformed {
        Signature.Malformed(text: text, offset: offset, expected: expected)
    }
}
