import Diagnostics
import LayoutEngine

/// A modifier of the lexicon: a word with a type of its own, or a row of a table of effect-free words.
public struct ModifierEntry: Sendable {
    public let name: String
    public let support: SupportLevel
    private let origin: Origin

    /// Where the rest is looked up when it is asked for: most entries never are, and all are made before the first word
    /// is found.
    private enum Origin {
        case word(any ModifierWord.Type)
        indirect case row(EffectFreeWord)
    }

    init(_ word: any ModifierWord.Type) {
        name = word.name
        support = word.support
        origin = .word(word)
    }

    init(_ word: EffectFreeWord) {
        name = word.name
        support = .noLayoutEffect
        origin = .row(word)
    }

    public var signatures: [String] {
        switch origin {
        case .word(let word): word.signatures
        case .row(let row): row.signatures
        }
    }

    public var remark: String {
        switch origin {
        case .word(let word): word.remark
        case .row(let row): row.remark
        }
    }

    public var examples: [String] {
        switch origin {
        case .word(let word): word.examples
        case .row(let row): row.examples
        }
    }

    private var word: (any ModifierWord.Type)? { if case .word(let word) = origin { word } else { nil } }

    /// Changes the environment of everything inside.
    public func prepare(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) throws {
        try word?.prepare(&environment, call, in: context)
    }

    /// Wraps the lowered base.
    public func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        guard let word else {
            noteIfPresented(call, in: context)
            return base
        }
        return try word.apply(call, to: base, in: context)
    }

    /// Whether the modifier stands in a table of effect-free words: nothing of it reaches the layout.
    public var isEffectFree: Bool { word == nil }

    /// What is shown over a view is not laid out; where its state says that it is shown, that is worth a note.
    private func noteIfPresented(_ call: ModifierCall, in context: LoweringContext) {
        guard call.bool("isPresented") == true || call.given("item") != nil else { return }
        context.noteOnce(
            "presentation \(name)",
            Diagnostic(
                id: "not-laid-out", severity: .note, message: "`\(name)` is shown here, but it is not laid out",
                range: call.sourceOffset.map { $0..<$0 }))
    }

    /// Whether a shape with the modifier is still a shape.
    public var keepsShape: Bool { word?.keepsShape ?? false }
}

/// A modifier that changes no frame: its arguments are checked and evaluated, and that is all.
struct EffectFreeWord: Sendable {
    let name: String
    let signatures: [String]
    let remark: String
    let examples: [String]

    init(_ name: String, _ signatures: String..., remark: String = "", examples: [String] = []) {
        self.name = name
        self.signatures = signatures
        self.remark = remark
        self.examples = examples
    }
}

/// A row of the support table.
public struct WordSummary: Sendable, Hashable {
    public enum Kind: String, Sendable, CaseIterable {
        case view
        case modifier
    }

    public let kind: Kind
    public let name: String
    public let support: SupportLevel
    public let signatures: [String]
    public let remark: String
    public let examples: [String]
}
