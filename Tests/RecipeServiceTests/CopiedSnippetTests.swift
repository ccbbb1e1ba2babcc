import Foundation
import RecipeModel
import RecipeStore
import Testing

@testable import RecipeService

struct MergeCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var base: String
    var mine: String
    var theirs: String
    var merged: String
    var conflicts = 0
}

private let mergeCases = [
    MergeCase(testDescription: "nothing changed", base: "a\nb\n", mine: "a\nb\n", theirs: "a\nb\n", merged: "a\nb\n"),
    MergeCase(testDescription: "only mine", base: "a\nb\n", mine: "a\nx\n", theirs: "a\nb\n", merged: "a\nx\n"),
    MergeCase(testDescription: "only theirs", base: "a\nb\n", mine: "a\nb\n", theirs: "y\na\nb\n", merged: "y\na\nb\n"),
    MergeCase(
        testDescription: "both in different places", base: "a\nb\nc\n", mine: "x\nb\nc\n", theirs: "a\nb\nz\n",
        merged: "x\nb\nz\n"),
    MergeCase(testDescription: "both the same", base: "a\nb\n", mine: "a\nq\n", theirs: "a\nq\n", merged: "a\nq\n"),
    MergeCase(
        testDescription: "one removed", base: "a\nb\nc\n", mine: "a\nc\n", theirs: "a\nb\nc\nd\n", merged: "a\nc\nd\n"),
    MergeCase(
        testDescription: "a conflict", base: "a\nb\nc\n", mine: "a\nm\nc\n", theirs: "a\nt\nc\n",
        merged: "a\n<<<<<<< mine\nm\n=======\nt\n>>>>>>> theirs\nc\n", conflicts: 1)
]

@Test("three-way merges", arguments: mergeCases)
func merges(case mergeCase: MergeCase) {
    let merge = LineDifference.merge(base: mergeCase.base, mine: mergeCase.mine, theirs: mergeCase.theirs)
    #expect(merge.text == mergeCase.merged)
    #expect(merge.conflicts == mergeCase.conflicts)
}

@Test("laws of merging on random texts", arguments: 1...40)
func mergeLaws(seed: Int) {
    var state = UInt64(seed)
    func text() -> String {
        (0..<8).map { _ -> String in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return ["a\n", "b\n", "c\n", "\n", ""][Int((state >> 33) % 5)]
        }.joined()
    }
    let (base, mine, theirs) = (text(), text(), text())
    #expect(LineDifference.merge(base: base, mine: mine, theirs: base).text == mine)
    #expect(LineDifference.merge(base: base, mine: base, theirs: theirs).text == theirs)
    #expect(LineDifference.merge(base: base, mine: mine, theirs: mine) == .init(text: mine, conflicts: 0))
}

@Test func unifiedDifferencesApply() throws {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 3\n", with: "line three\n").replacing("line 18\n", with: "") + "line 21\n"
    let difference = LineDifference.unified(old, new, oldName: "a", newName: "b")
    try Fixture.withFolder { folder in
        try old.write(toFile: folder + "/file", atomically: true, encoding: .utf8)
        let result = try Fixture.run(
            ["git", "apply", "--unsafe-paths", "-p0", "-"], in: folder,
            input: difference.replacing("--- a", with: "--- file").replacing("+++ b", with: "+++ file"))
        #expect(result.code == 0, "\(result.text)\n\(difference)")
        #expect(try String(contentsOfFile: folder + "/file", encoding: .utf8) == new)
    }
    #expect(LineDifference.unified(old, old, oldName: "a", newName: "b").isEmpty)
}

@Test(
    "lines of origin",
    arguments: [
        ("// recipe: card@2 0123456789abcdef\nlet a = 1\n", true), ("// recipe: card@2 0123456789abcdef", true),
        ("// recipe: card@0 0123456789abcdef\n", false), ("// recipe: card 0123456789abcdef\n", false),
        ("// recipe: ../x@1 0123456789abcdef\n", false), ("import SwiftUI\n", false), ("", false)
    ])
func originLines(text: String, isOrigin: Bool) { #expect((SnippetOrigin.read(text) != nil) == isOrigin) }

@Test func copiesAreComparedThreeWays() throws {
    let first = Fixture.row()
    var second = first
    second.snippet = first.snippet.replacing("= 10", with: "= 20")
    second.body = "```swift\n\(second.snippet)\n```\n"
    try Fixture.withCatalogue([first]) { catalogue in
        try catalogue.store.update(StoreEntry(recipe: second))
        try Fixture.withFolder { folder in
            let copy = SnippetOrigin.marked(first.snippet, slug: "row", revision: 1)
            let files = [
                "A.swift": SnippetOrigin.marked(second.snippet, slug: "row", revision: 2),
                "B.swift": SnippetOrigin.marked(second.snippet, slug: "row", revision: 2).replacing("30", with: "31"),
                "C.swift": copy, "D.swift": copy.replacing("height: 20", with: "height: 24"),
                "E.swift": copy.replacing("= 10", with: "= 12"),
                "F.swift": copy.replacing("row@1", with: "gone@1"), "G.swift": copy.replacing("row@1", with: "row@9"),
                "H.swift": copy.replacing("@1 ", with: "@2 "), "I.swift": "import SwiftUI\n"
            ]
            for (name, text) in files { try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8) }
            let copies = try catalogue.copiedSnippets(under: [folder])
            #expect(
                copies.map(\.state) == [
                    .current, .modified, .outdated, .mergeable, .conflict, .unknown, .unknown, .unknown
                ])
            #expect(copies[2].updated == files["A.swift"])
            // My change and theirs, under a line that names the new revision.
            #expect(copies[3].updated == files["A.swift"]?.replacing("height: 20", with: "height: 24"))
            let again = SnippetOrigin.read(copies[3].updated)?.origin
            #expect(again?.revision == 2 && again?.hash == SnippetOrigin.hash(of: second.snippet))
            #expect(copies[4].conflicts == 1)
            #expect(copies[4].updated.contains("= 12\n=======\n") && copies[4].updated.contains("<<<<<<< E.swift"))
        }
    }
}
