/// The parameters of a function, as data.
///
/// The notation is Swift's parameter list with these extras: `content: @ViewBuilder` is a closure (or a view, where a
/// view is passed) whose views become children if the parameter is called `content`, else a slot of its name;
/// `@ViewBuilder (T) -> View` is a closure that somebody else calls with arguments, so it stays a closure;
/// `A|B` is any of several types; `View` takes any view and makes a slot as well; `-> T` at the end gives the result's
/// type (a view or the receiver's own type where missing). Parameters with a default may be left out of a call.
public struct Signature: Sendable, Hashable {
    public struct Parameter: Sendable, Hashable {
        /// The label at the call; `nil` for `_`.
        public var label: String?
        public var name: String
        public var type: TypeName
        public var isViewBuilder: Bool
        public var isVariadic: Bool
        public var isInout: Bool
        public var isAutoclosure: Bool
        public var defaultText: String?
        public var hasDefault: Bool { defaultText != nil || isVariadic }

        public init(
            label: String?, name: String, type: TypeName, isViewBuilder: Bool = false, isVariadic: Bool = false,
            isInout: Bool = false, isAutoclosure: Bool = false, defaultText: String? = nil
        ) {
            self.label = label
            self.name = name
            self.type = type
            self.isViewBuilder = isViewBuilder
            self.isVariadic = isVariadic
            self.isInout = isInout
            self.isAutoclosure = isAutoclosure
            self.defaultText = defaultText
        }

        /// Whether the parameter is a closure of views without parameters of its own, called before the layout.
        public var isPlainViewBuilder: Bool {
            guard isViewBuilder, case .function(let parameters, _) = type.unwrapped else { return false }
            return parameters.isEmpty
        }
    }

    public var parameters: [Parameter]
    public var result: TypeName?
    /// The notation it was read from.
    public var text: String

    public init(parameters: [Parameter], result: TypeName? = nil, text: String) {
        self.parameters = parameters
        self.result = result
        self.text = text
    }

    /// Reads the notation.
    ///
    /// - Throws: `Malformed` with the place of the first mistake.
    public init(parsing text: String) throws(Malformed) {
        var parser = SignatureParser(text)
        self = try parser.signature()
    }

    /// A mistake in the notation: a bug of this module, found by a test that reads every word.
    public struct Malformed: Error, Hashable, CustomStringConvertible {
        public var text: String
        /// The number of UTF-8 bytes before the mistake.
        public var offset: Int
        public var expected: String

        public var description: String { "malformed signature at \(offset) of `\(text)`: expected \(expected)" }
    }
}

/// Signatures read so far; one for each run, so that nothing is shared between threads.
public final class SignatureCache {
    private var known = NameTable<Signature>()

    public init() {}

    /// The signature that a notation says, read once.
    ///
    /// - Throws: `Signature.Malformed`, which no word or native function of this module causes.
    public func signature(_ text: String) throws(Signature.Malformed) -> Signature {
        if let signature = known[text] { return signature }
        let signature = try Signature(parsing: text)
        known.set(signature, for: text)
        return signature
    }

    /// The overloads of a word, read once.
    ///
    /// - Throws: `Signature.Malformed`, which no word of this module causes.
    public func signatures(_ texts: [String]) throws(Signature.Malformed) -> [Signature] {
        var signatures: [Signature] = []
        signatures.reserveCapacity(texts.count)
        for text in texts { signatures.append(try signature(text)) }
        return signatures
    }
}
