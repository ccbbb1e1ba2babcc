import LayoutEngine
import Vocabulary

/// Properties of the standard library.
enum BuiltinProperties {
    static let names = Set([
        "count", "isEmpty", "first", "last", "indices", "startIndex", "endIndex", "keys", "values", "key", "value",
        "lowerBound", "upperBound", "description", "debugDescription", "hashValue", "magnitude", "isZero", "isNaN",
        "isFinite", "isInfinite", "capitalized", "utf8", "utf16", "unicodeScalars", "characters", "lazy", "rawValue",
        "uppercased",
        "sign", "isNumber", "isLetter", "isUppercase", "isLowercase", "isWhitespace", "isPunctuation", "isNewline",
        "wholeNumberValue", "asciiValue", "hexDigitValue", "localizedDescription", "offset", "element", "inserted",
        "memberAfterInsert", "quotient", "remainder", "partialValue", "overflow", "underestimatedCount", "nextUp",
        "nextDown", "significand", "exponent", "ulp", "bitWidth", "nonzeroBitCount", "leadingZeroBitCount",
        "trailingZeroBitCount", "localizedCapitalized", "localizedUppercase", "localizedLowercase", "doubleValue",
        "isASCII", "self",
        "byteSwapped", "isSymbol", "isCurrencySymbol", "isMathSymbol", "isWholeNumber", "isHexDigit", "isCased",
        "properties", "insertions", "removals", "children", "displayStyle", "subjectType", "superclassMirror",
        "numberOfRanges", "pattern", "numberOfCaptureGroups", "isCancelled", "result", "base", "removingPercentEncoding"
    ]).union(PublisherProperties.names)

    static func has(_ name: String, onType type: String) -> Bool {
        guard names.contains(name) else { return false }
        switch type {
        case "Int", "Double", "CGFloat", "String", "Character", "Array", "Dictionary", "Set", "Range", "ClosedRange",
            "Sequence", "Collection", "RandomAccessCollection", "StringProtocol", "BinaryInteger", "FloatingPoint",
            "BidirectionalCollection", "MutableCollection", "OptionSet", "Hashable", "RawRepresentable",
            "CustomStringConvertible", "Error":
            return true
        default: return false
        }
    }

    static func read(_ m: Interpreter, _ value: Value, _ name: String, _ r: Range<Int>) throws -> Value? {
        if name == "publisher", let found = try PublisherProperties.publisher(of: value, m, r) { return found }
        switch value {
        case .native(let native) where native.object is PublisherValue:
            guard let publisher = native.object as? PublisherValue else { return nil }
            return try PublisherProperties.read(m, publisher, name, r)
        case .native(let native)
        where native.isExactly(DecodingValue.self) || native.isExactly(EncodingValue.self):
            return CodingMembers.property(name, of: native, m)
        case .native(let sign as Token) where sign.typeName == "FloatingPointSign" && name == "rawValue":
            return .int(sign.name == "minus" ? 1 : 0)
        case .array(let elements):
            switch name {
            case "count": return .int(elements.count)
            case "isEmpty": return .bool(elements.isEmpty)
            case "first": return elements.first?.asSome ?? Value.none
            case "last": return elements.last?.asSome ?? Value.none
            case "indices": return .range(RangeValue(lower: .int(0), upper: .int(elements.count), isClosed: false))
            case "startIndex": return .int(0)
            case "endIndex": return .int(elements.count)
            case "lazy": return lazy(value, r)
            case "layoutDirection":
                // The subviews of a layout are an array here.
                guard case .native(let native)? = elements.first, let subview = native as? LayoutSubviewValue else {
                    break
                }
                let isReversed = subview.layoutDirection == .rightToLeft
                return .native(Token("LayoutDirection", isReversed ? "rightToLeft" : "leftToRight"))
            default: if let changes = DifferenceMembers.changes(name, of: elements) { return changes }
            }
        case .string(let text): return try string(m, text, name)
        case .native(let text as NSStringValue) where name == "capitalized": return try string(m, text.text, name)
        case .character(let character): return self.character(character, name)
        case .dictionary(let dictionary):
            switch name {
            case "count": return .int(dictionary.count)
            case "isEmpty": return .bool(dictionary.count == 0)
            case "keys": return .array(dictionary.keys)
            case "values": return .array(dictionary.values)
            case "first":
                guard let key = dictionary.keys.first, let element = dictionary.values.first else { return Value.none }
                return .tuple(TupleValue(labels: ["key", "value"], elements: [key, element]))
            case "lazy": return lazy(value, r)
            default: break
            }
        case .set(let set):
            switch name {
            case "count": return .int(set.count)
            case "isEmpty": return .bool(set.count == 0)
            case "first": return set.elements.first ?? Value.none
            default: break
            }
        case .range(let bounds):
            switch name {
            case "lowerBound": return bounds.lower ?? Value.none
            case "upperBound": return bounds.upper ?? Value.none
            case "count":
                if let ints = bounds.intBounds {
                    let (count, overflow) = ints.upperBound.subtractingReportingOverflow(ints.lowerBound)
                    if overflow { throw m.overflow("-", ints.upperBound, ints.lowerBound, r) }
                    return .int(count)
                }
                throw m.failure("integer-overflow", "the range has no count that fits an Int", r)
            case "isEmpty":
                if let low = bounds.lower, let high = bounds.upper {
                    return .bool(try !bounds.isClosed && m.areEqual(low, high))
                }
            case "first": return bounds.intBounds.flatMap { $0.isEmpty ? nil : .int($0.lowerBound) } ?? Value.none
            case "last": return bounds.intBounds.flatMap { $0.isEmpty ? nil : .int($0.upperBound - 1) } ?? Value.none
            case "startIndex": return bounds.lower ?? Value.none
            case "endIndex": return bounds.intBounds.map { .int($0.upperBound) } ?? Value.none
            case "indices": return value
            case "lazy": return lazy(value, r)
            default: break
            }
        case .int(let number):
            switch name {
            case "magnitude": return .int(abs(number == .min ? .max : number))
            case "bitWidth": return .int(64)
            case "nonzeroBitCount": return .int(number.nonzeroBitCount)
            case "leadingZeroBitCount": return .int(number.leadingZeroBitCount)
            case "trailingZeroBitCount": return .int(number.trailingZeroBitCount)
            case "doubleValue": return .double(Double(number))
            default: break
            }
        case .double(let number):
            switch name {
            case "magnitude": return .double(number.magnitude)
            case "isZero": return .bool(number.isZero)
            case "sign": return .native(Token("FloatingPointSign", number.sign == .minus ? "minus" : "plus"))
            case "isNaN": return .bool(number.isNaN)
            case "isFinite": return .bool(number.isFinite)
            case "isInfinite": return .bool(number.isInfinite)
            case "nextUp": return .double(number.nextUp)
            case "nextDown": return .double(number.nextDown)
            case "ulp": return .double(number.ulp)
            case "significand": return .double(number.significand)
            case "exponent": return .int(number.isFinite && number != 0 ? number.exponent : 0)
            case "doubleValue", "native": return value
            default: break
            }
        case .native(let native):
            if let found = try self.native(m, native, name, r) { return found }
        case .instance, .object, .enumeration:
            if name == "indices" || name == "endIndex" || name == "startIndex", let type = m.info(of: value),
                type.property("endIndex") != nil
            {
                let low = try m.readMember(value, "startIndex", r)
                let high = try m.readMember(value, "endIndex", r)
                return .range(RangeValue(lower: low, upper: high, isClosed: false))
            }
            if ["count", "isEmpty", "first", "last", "underestimatedCount", "lazy"].contains(name),
                let type = m.info(of: value),
                type.conforms(to: "Sequence") || type.conforms(to: "Collection")
                    || type.conforms(to: "RandomAccessCollection")
                    || type.conforms(to: "BidirectionalCollection") || type.conforms(to: "MutableCollection")
            {
                return try read(m, .array(try m.elements(of: value, r)), name, r)
            }
            if name == "isEmpty", case .instance(let instance) = value, instance.type.conforms(to: "OptionSet"),
                let raw = instance.field("rawValue")
            {
                return .bool(NumberMembers.int(raw) == 0)
            }
            if name == "localizedDescription", let text = try m.errorText(value, r) { return .string(text) }
        default: break
        }
        switch name {
        case "description", "debugDescription":
            if case .native(let native) = value, m.nativeType(native.typeName)?.properties[name] != nil {
                return nil
            }
            return .string(try m.text(of: value, type: nil, isNested: name == "debugDescription"))
        case "hashValue":
            try m.chargeKey(value)
            return .int(stableHash(value.hashText))
        default: return nil
        }
    }

    private static func lazy(_ value: Value, _ range: Range<Int>) -> Value {
        .native(LazyView { machine in try machine.iterator(of: value, range) })
    }

    private static func native(_ m: Interpreter, _ native: any NativeValue, _ name: String, _ r: Range<Int>) throws
        -> Value?
    {
        switch native {
        case let data as DataValue: return try DataMembers.property(name, of: data, m, r)
        case let part as SubstringValue: return try SubstringMembers.property(name, of: part, m, r)
        case let slice as SliceValue:
            switch name {
            case "startIndex": return .int(slice.start)
            case "endIndex": return .int(slice.end)
            case "indices":
                return .range(RangeValue(lower: .int(slice.start), upper: .int(slice.end), isClosed: false))
            default: return try read(m, .array(slice.elements), name, r)
            }
        case let view as LazyView:
            if name == "lazy" { return .native(view) }
            if name == "first" { return try view.makeIterator(m)() ?? Value.none }
            if name == "isEmpty" { return .bool(try view.makeIterator(m)() == nil) }
            guard ["count", "last"].contains(name) else { return nil }
            return try read(m, .array(try m.elements(of: .native(view), r)), name, r)
        case let group as TaskGroupValue:
            return name == "isEmpty" ? .bool(group.isEmpty) : name == "isCancelled" ? .bool(false) : nil
        case let record as RecordValue: return MirrorMembers.property(name, of: record)
        case is RegularExpressionValue, is TextCheckingValue:
            return RegularExpressionMembers.property(name, of: native)
        case let scalar as ScalarValue: return scalar.property(name)
        case let task as TaskValue:
            guard name == "result" else { return name == "value" ? try task.value() : nil }
            return try ResultMembers.catching(
                .function(NativeFunctionValue { _ in try task.value() }), m, r)
        case let index as StringIndexValue where name == "hashValue": return .int(index.offset)
        default:
            if let found = SizedNumbers.property(name, of: native) { return found }
            guard let plain = SizedNumbers.plain(.native(native)), name != "description" else { return nil }
            return try read(m, plain, name, r).map { SizedNumbers.restored($0, like: .native(native)) }
        }
    }

    static func stableHash(_ text: String) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash >> 1)
    }

    private static func string(_ m: Interpreter, _ text: String, _ name: String) throws -> Value? {
        switch name {
        case "count":
            try m.charge(steps: text.utf8.count / 64, bytes: 0)
            return .int(text.count)
        case "isEmpty": return .bool(text.isEmpty)
        case "first": return text.first.map { .character($0) } ?? Value.none
        case "last": return text.last.map { .character($0) } ?? Value.none
        case "capitalized", "localizedCapitalized":
            try m.charge(steps: text.utf8.count / 2, bytes: text.utf8.count)
            return .string(StringMembers.capitalized(text))
        case "removingPercentEncoding": return PercentCoding.decoded(text).map { .string($0) } ?? Value.none
        case "localizedUppercase":
            try m.charge(steps: text.utf8.count / 16, bytes: text.utf8.count)
            return .string(text.uppercased())
        case "localizedLowercase":
            try m.charge(steps: text.utf8.count / 16, bytes: text.utf8.count)
            return .string(text.lowercased())
        case "indices":
            try m.charge(steps: text.utf8.count / 16, bytes: text.utf8.count * 32)
            return .array((0..<text.count).map { .stringIndex($0) })
        case "startIndex": return .stringIndex(0)
        case "endIndex":
            try m.charge(steps: text.utf8.count / 64, bytes: 0)
            return .stringIndex(text.count)
        case "utf16":
            try m.charge(steps: text.utf8.count / 16, bytes: text.utf8.count * 48)
            return .array(text.utf16.compactMap { SizedInteger(Int($0), .uint16) }.map { .native($0) })
        case "utf8":
            try m.charge(steps: text.utf8.count / 16, bytes: text.utf8.count * 48)
            return .array(text.utf8.compactMap { SizedInteger(Int($0), .uint8) }.map { .native($0) })
        case "unicodeScalars":
            try m.charge(steps: text.utf8.count / 16, bytes: text.utf8.count * 48)
            return .array(text.unicodeScalars.map { ScalarValue.of($0) })
        case "characters":
            try m.charge(steps: text.utf8.count / 4, bytes: text.utf8.count * 48)
            return .array(text.map { .character($0) })
        case "lazy": return .native(LazyView { machine in try machine.iterator(of: .string(text), 0..<0) })
        case "description": return .string(text)
        case "debugDescription": return .string(String(reflecting: text))
        case "hashValue": return .int(stableHash(text))
        default: return nil
        }
    }

    private static func character(_ character: Character, _ name: String) -> Value? {
        switch name {
        case "isNumber": .bool(character.isNumber)
        case "isLetter": .bool(character.isLetter)
        case "isUppercase": .bool(character.isUppercase)
        case "isLowercase": .bool(character.isLowercase)
        case "isWhitespace": .bool(character.isWhitespace)
        case "isPunctuation": .bool(character.isPunctuation)
        case "isNewline": .bool(character.isNewline)
        case "isASCII": .bool(character.isASCII)
        case "unicodeScalars": .array(character.unicodeScalars.map { ScalarValue.of($0) })
        case "utf8": .array(character.utf8.compactMap { SizedInteger(Int($0), .uint8) }.map { .native($0) })
        case "isSymbol": .bool(character.isSymbol)
        case "isCurrencySymbol": .bool(character.isCurrencySymbol)
        case "isMathSymbol": .bool(character.isMathSymbol)
        case "isWholeNumber": .bool(character.isWholeNumber)
        case "isHexDigit": .bool(character.isHexDigit)
        case "isCased": .bool(character.isCased)
        case "wholeNumberValue": character.wholeNumberValue.map { .int($0) } ?? Value.none
        case "hexDigitValue": character.hexDigitValue.map { .int($0) } ?? Value.none
        case "asciiValue":
            character.asciiValue.flatMap { SizedInteger(Int($0), .uint8) }.map { .native($0) } ?? Value.none
        case "description": .string(String(character))
        default: nil
        }
    }

    /// The static type of a property.
    static func type(of type: TypeName, _ name: String, _ m: Interpreter) -> TypeName? {
        switch name {
        case "count", "hashValue", "bitWidth": return .named("Int")
        case "isEmpty", "isNaN", "isFinite", "isZero", "isInfinite": return .bool
        case "description", "debugDescription", "capitalized", "localizedDescription": return .named("String")
        case "magnitude" where m.isNumber(type): return type
        default: break
        }
        switch (type, name) {
        case (.array(let element), "first"), (.array(let element), "last"):
            return element == .named("Any") ? nil : .optional(element)
        case (.array, "indices"): return .named("Range", [.named("Int")])
        case (.named(MirrorMembers.typeName, _), "children"):
            return .array(.tuple(["label", "value"], [.optional(.named("String")), .named("Any")]))
        case (.named(MirrorMembers.typeName, _), "superclassMirror"): return .optional(type)
        case (.array, "startIndex"), (.array, "endIndex"): return .named("Int")
        case (.dictionary(let key, _), "keys"): return .array(key)
        case (.dictionary(_, let value), "values"): return .array(value)
        case (.named("Range", let arguments), "lowerBound"), (.named("Range", let arguments), "upperBound"),
            (.named("ClosedRange", let arguments), "lowerBound"), (.named("ClosedRange", let arguments), "upperBound"):
            return arguments.first
        case (.named("Data", _), "first"), (.named("Data", _), "last"): return .optional(.named("UInt8"))
        case (.named("String", _), "removingPercentEncoding"): return .optional(.named("String"))
        case (.named("String", _), "first"), (.named("String", _), "last"): return .optional(.named("Character"))
        case (.named("CGSize", _), "width"), (.named("CGSize", _), "height"), (.named("CGPoint", _), "x"),
            (.named("CGPoint", _), "y"), (.named("CGVector", _), "dx"), (.named("CGVector", _), "dy"):
            return .named("Double")
        case (.named("CGRect", _), "origin"): return .named("CGPoint")
        case (.named("CGRect", _), "size"): return .named("CGSize")
        case (.named("CGRect", _), _)
        where ["width", "height", "minX", "minY", "midX", "midY", "maxX", "maxY"].contains(name):
            return .named("Double")
        case (.named("GeometryProxy", _), "size"): return .named("CGSize")
        case (_, "publisher") where m.elementType(of: type) != nil:
            return PublisherOperator.publisher(of: m.elementType(of: type))
        case (.named, "value") where PublisherOperator.isPublisher(type): return PublisherOperator.output(of: type)
        case (.named, "values") where PublisherOperator.isPublisher(type):
            return PublisherOperator.output(of: type).map { .named("AsyncStream", [$0]) }
        case (.named("ProposedViewSize", _), "width"), (.named("ProposedViewSize", _), "height"):
            return .optional(.named("Double"))
        case (.named("Angle", _), "degrees"), (.named("Angle", _), "radians"): return .named("Double")
        case (.tuple(let labels, let elements), _):
            if let place = Int(name) ?? labels.firstIndex(of: name), elements.indices.contains(place) {
                return elements[place] == .named("Any") ? nil : elements[place]
            }
            return nil
        default: break
        }
        if type.isNamed("EnvironmentValues"), let known = m.environmentType(name) {
            return m.canonical(known, owner: nil, generics: [])
        }
        if let nominal = type.nominalName, let written = m.nativePropertyType(nominal, name) { return written }
        // A property that the source adds to a native type.
        if let nominal = type.nominalName, !m.index.nativeExtensions.isEmpty {
            for step in m.nativeLineage(nominal) {
                if let info = m.index.nativeExtensions[step], let property = info.properties[name],
                    let written = property.type
                {
                    // Which of several is meant shows when it is read.
                    if info.alternatives[name]?.contains(where: { $0.type != written }) ?? false { return nil }
                    return m.canonical(written, owner: info, generics: info.generics)
                }
            }
        }
        if let nominal = type.nominalName, let written = m.nativeType(nominal)?.properties[name]?.type,
            !written.isEmpty,
            let result = (try? Signature(parsing: "() -> " + written))?.result
        {
            return m.canonical(result, owner: nil, generics: [])
        }
        return nil
    }
}
