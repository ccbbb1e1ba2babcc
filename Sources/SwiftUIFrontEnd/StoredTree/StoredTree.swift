import CanonicalJSON

/// A layout tree as it is stored: SwiftUI's own words with evaluated arguments.
public struct StoredTree: Sendable, Hashable {
    /// What documents of the kind call themselves.
    public static let format = "recipes.tree"
    /// The newest version of the format that is understood.
    public static let version = 1
    /// Raised with every change that makes the program write another tree of the same snippet. Trees of another number
    /// that give the same frames are out of date, not wrong.
    public static let writer = 3

    private var document: String
    /// Why the tree can only be laid out with its snippet; empty for a tree that stands by itself.
    public private(set) var bound: [String]

    /// - Parameter document: canonical JSON.
    init(document: String, bound: [String]) {
        self.document = document
        self.bound = bound
    }

    /// A tree from its text; `nil` if it is not JSON. Whether it can be laid out is another question.
    public init?(parsing text: String) {
        guard let json = try? JSON(parsing: text) else { return nil }
        self.init(document: json.text(), bound: json["bound"]?.arrayValue?.compactMap(\.stringValue) ?? [])
    }

    /// The document as a value, read anew.
    public var json: JSON { (try? JSON(parsing: document)) ?? .null }

    /// The `writer` of the program that wrote the tree.
    public var writer: Int { json["writer"]?.numberValue.flatMap { Int(exactly: $0) } ?? 1 }

    /// The document as text, in one form for one tree.
    public func text(indented: Bool = false) -> String { indented ? json.text(indented: true) : document }

    /// Marks the tree as bound to its snippet.
    mutating func bind(_ reason: String) {
        bound.append(reason)
        guard var members = json.objectValue else { return }
        members["bound"] = .array(bound.map { .string($0) })
        document = JSON.object(members).text()
    }
}
