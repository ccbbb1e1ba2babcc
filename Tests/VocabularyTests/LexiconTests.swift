import Testing

@testable import Vocabulary

/// What must hold for every word.
@Suite struct LexiconTests {
    @Test(arguments: Lexicon.entries.map(\.name)) func signaturesAreWellFormed(name: String) throws {
        for entry in Lexicon.entries where entry.name == name {
            #expect(!entry.signatures.isEmpty)
            for text in entry.signatures {
                let signature = try Signature(parsing: text)
                let names = signature.parameters.map(\.name)
                #expect(Set(names).count == names.count, "\(name)\(text)")
            }
            #expect(!entry.remark.hasSuffix("."), "\(name)")
            for example in entry.examples { #expect(example.contains(name), "\(name): \(example)") }
            if entry.support == .approximate { #expect(!entry.remark.isEmpty, "\(name)") }
        }
    }

    @Test(arguments: NativeLibrary.typeNames) func nativeSignaturesAreWellFormed(name: String) throws {
        let type = try #require(NativeLibrary.type(named: name))
        let functions =
            type.initializers + type.staticFunctions.values.joined() + type.methods.values.joined()
            + type.operators.values.joined() + type.subscripts + type.subscriptSetters
        for function in functions { _ = try Signature(parsing: function.signature) }
    }

    @Test(arguments: NativeLibrary.functionNames) func globalSignaturesAreWellFormed(name: String) throws {
        for function in NativeLibrary.function(named: name) ?? [] { _ = try Signature(parsing: function.signature) }
    }

    /// A name is listed once: a later row would silently replace an earlier one.
    @Test func namesAreUnique() {
        let views = Lexicon.viewWords.map { $0.name }
        #expect(Set(views).count == views.count)
        let modifiers = Lexicon.modifierWords.map { $0.name } + Lexicon.effectFreeFamilies.joined().map(\.name)
        #expect(Set(modifiers).count == modifiers.count)
    }

    @Test func namesAreSortedAndFound() throws {
        #expect(Lexicon.viewNames == Lexicon.viewNames.sorted())
        #expect(Lexicon.modifierNames == Lexicon.modifierNames.sorted())
        for name in Lexicon.viewNames { #expect(Lexicon.view(named: name)?.name == name) }
        for name in Lexicon.modifierNames { #expect(Lexicon.modifier(named: name)?.name == name) }
        #expect(Lexicon.view(named: "Foo") == nil)
        #expect(Lexicon.modifier(named: "paddding") == nil)
        #expect(!Lexicon.viewNames.contains("ModifiedContent"))
    }

    @Test func documentListsEveryWordOnce() {
        let lines = VocabularyDocument.text().split(separator: "\n")
        for entry in Lexicon.entries {
            let heading = "### `\(entry.kind == .view ? "" : ".")\(entry.name)`"
            #expect(lines.count { $0 == heading } == 1, "\(heading)")
        }
    }
}
