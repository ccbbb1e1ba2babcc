/// A value of an opaque type that was made with arguments or by chained methods, for example the animation
/// `.easeInOut(duration: 0.3).delay(1)` or the gesture `DragGesture().onChanged { … }`; the call is kept as it is.
public struct TokenCall: NativeValue {
    public let typeName: String
    /// The constant, function or method that made it; an initialiser has the name that its result is known by.
    public let name: String
    /// What a method was called on; `nil` at the start of a chain.
    public let base: (any NativeValue)?
    /// The arguments by label (the parameter's name where there is no label); those that were left out are missing.
    public let arguments: [Argument]

    public init(_ typeName: String, _ name: String, base: (any NativeValue)? = nil, arguments: [Argument] = []) {
        self.typeName = typeName
        self.name = name
        self.base = base
        self.arguments = arguments
    }

    /// The argument of a label; `nil` if it was left out.
    public func argument(_ name: String) -> Value? { arguments.first { $0.name == name }?.value }

    /// The links of the chain, from its start to this one.
    public var chain: [any NativeValue] {
        guard let base else { return [self] }
        return ((base as? TokenCall)?.chain ?? [base]) + [self]
    }

    public func isEqual(to other: any NativeValue) -> Bool? { hashText == other.hashText }

    public var hashText: String {
        let start = base.map { $0.hashText + "." } ?? typeName + ":"
        return start + name + "("
            + arguments.map { "\($0.name)=\($0.value.hashText.utf8.count):\($0.value.hashText)" }.joined() + ")"
    }

    public var debugText: String {
        let parts = arguments.map { ($0.name.hasPrefix("_") ? "" : $0.name + ": ") + $0.value.sourceText }
        return (base?.debugText ?? typeName) + ".\(name)(\(parts.joined(separator: ", ")))"
    }
}

/// A value of an option set whose members have no meaning beyond their names, for example `SafeAreaRegions`.
public struct TokenSetValue: NativeValue, Hashable, Sendable {
    public let typeName: String
    /// The members, in the order in which the type declares them.
    public let names: [String]
    let bits: Int

    init(_ typeName: String, bits: Int, of members: [String]) {
        self.typeName = typeName
        self.bits = bits
        names = members.indices.filter { bits & 1 << $0 != 0 }.map { members[$0] }
    }

    public var debugText: String { "\(typeName)([" + names.map { "." + $0 }.joined(separator: ", ") + "])" }
}

extension TokenCall: NativeConvertible {
    static var sourceName: String { "a call" }
}

extension Token: NativeConvertible {
    static var sourceName: String { "a constant" }
}

extension TokenSetValue: NativeConvertible {
    static var sourceName: String { "an option set" }
}

extension Value {
    /// The name of a token: of a constant, or of the first link of a chain of calls, as `page` of
    /// `.page(indexDisplayMode: .never)`.
    public var tokenName: String? {
        guard case .native(let native) = self else { return nil }
        if let token = native.exactly(Token.self) { return token.name }
        guard let first = native.exactly(TokenCall.self)?.chain.first else { return nil }
        return first.exactly(TokenCall.self)?.name ?? first.exactly(Token.self)?.name
    }
}
