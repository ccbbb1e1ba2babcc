/// An object of a framework that does not run here (a player, a session, a location manager), or what one gives.
///
/// What code assigns to it can be read again; everything else that it gives is unknown and counts as nil.
public final class OutsideValue: NativeValue {
    public let typeName: String
    /// Whether the framework would have given it: such a value counts as nil where code asks.
    public let isUnknown: Bool
    /// Whether a module that cannot be seen declares it, so that it may be a view.
    public let mayBeView: Bool
    /// The properties that code has set.
    public var settings: [String: Value] = [:]

    public init(_ typeName: String, isUnknown: Bool, mayBeView: Bool = false) {
        self.typeName = typeName
        self.isUnknown = isUnknown
        self.mayBeView = mayBeView
    }

    /// The view that stands for one that cannot be seen: it takes what it is offered.
    public static func standIn(named name: String, at offset: Int?) -> CallNode {
        let shown = name.split(separator: ".").first.map(String.init) ?? name
        return CallNode(
            word: "Color", arguments: [Argument(name: "value", value: .native(Token("Color", "clear")))],
            sourceOffset: offset, from: [shown])
    }

    /// The text that stands for one that a module which cannot be seen would give: `Parcel.sentOn` says "Sent on".
    public var madeUpText: String? {
        guard mayBeView, isUnknown else { return nil }
        let name = typeName.split(separator: ".").last { $0.first?.isLetter == true } ?? Substring(typeName)
        return Self.title(of: String(name))
    }

    /// A name as words: `isLargeTitle` as "Is large title".
    public static func title(of name: String) -> String {
        var text = ""
        for character in name where character != "_" {
            if character.isUppercase, text.last?.isUppercase == false { text.append(" ") }
            text.append(text.isEmpty ? Character(character.uppercased()) : Character(character.lowercased()))
        }
        return text.isEmpty ? "Text" : text
    }

    /// What a member gives: what was set, else something unknown.
    public func member(_ name: String) -> Value {
        settings[name] ?? (mayBeView ? emptyMember(name) : nil)
            ?? .native(OutsideValue("\(typeName).\(name)", isUnknown: true, mayBeView: mayBeView))
    }

    /// What a collection that is empty gives, as a made-up one is. Texts are not: a name in the plural is a collection's.
    private func emptyMember(_ name: String) -> Value? {
        switch name {
        case "count": return .int(0)
        case "isEmpty":
            let last = typeName.split(separator: ".").last ?? ""
            return .bool(last.hasSuffix("s") && !last.hasSuffix("ss"))
        default: return nil
        }
    }

    /// What is made up is the same each time, so that state which holds it settles.
    public func isEqual(to other: any NativeValue) -> Bool? {
        guard let other = other as? OutsideValue else { return false }
        return other === self || isMadeUp && other.isMadeUp && other.typeName == typeName
    }

    public var hashText: String {
        isMadeUp ? typeName : "\(typeName):\(UInt(bitPattern: ObjectIdentifier(self).hashValue))"
    }

    private var isMadeUp: Bool { isUnknown && mayBeView && settings.isEmpty }
    public var debugText: String { madeUpText ?? (isUnknown ? "nil" : typeName) }
}

extension Value {
    /// Whether code that asks for a value finds none: nil, or what a framework that does not run would have given.
    @inline(__always)
    public var isMissing: Bool {
        switch self {
        case .none: true
        case .native(let native): native.exactly(OutsideValue.self)?.isUnknown ?? false
        default: false
        }
    }

    /// The value as an object of a framework that does not run here.
    public var outside: OutsideValue? {
        if case .native(let native) = self { native.exactly(OutsideValue.self) } else { nil }
    }
}
