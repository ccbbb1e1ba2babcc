import Foundation
import RecipeService
import RecipeStore
import Testing

@testable import RecipesCLI

/// What `review` asks and does, one answer after the other.
@Suite struct ReviewDialogTests {
    /// Two recipes that differ, the first with derived numbers, and what is answered; the reasons in the history and how
    /// many are left.
    @Test(
        arguments: [
            (["a", "a", "wider"], [nil, "wider"], 1), (["A", "wider"], [nil, "wider"], 1), (["s", "q"], [nil, nil], 2),
            (["R", "no"], ["rejected: no", "rejected: no"], 0), (["x", "s", "a", " ", "wider"], [nil, "wider"], 1),
            ([], [nil, nil], 2), (["S"], [nil, nil], 2), (["s", "c", "wider"], [nil, "wider"], 1)
        ] as [([String], [String?], Int)])
    func answers(_ answers: [String], _ reasons: [String?], _ left: Int) throws {
        let bench = try Workbench()
        let wrong = Documents.box.replacing("box 30 20 40x20", with: "box 31 20 40x20")
        try bench.write(wrong.replacing("slug: red-box", with: "slug: a"), to: "a.md")
        try bench.write(
            wrong.replacing("slug: red-box", with: "slug: b").replacing(
                "origin=\"derived\"", with: "origin=\"engine\" version=\"0\""), to: "b.md")
        #expect(try bench.run("add", "--allow-duplicate", "a.md", "b.md").status == 0)
        let path = bench.folder.appendingPathComponent("store.sqlite").path
        let catalogue = try Catalogue.open(StoreLocation(path: path, reason: .option))
        let given = Answers(answers)
        let dialog = ReviewDialog(
            catalogue: catalogue, output: Output(color: .never, isQuiet: true), force: false,
            readAnswer: { given.next() })
        #expect(try dialog.run(try catalogue.pending().pending) == left)
        #expect(given.rest.isEmpty)
        for (slug, reason) in zip(["a", "b"], reasons) {
            let revisions = try catalogue.store.log(slug).sorted { $0.number < $1.number }
            #expect(revisions.count == (reason == nil ? 1 : 2))
            #expect(revisions.last?.reason == reason)
        }
        try catalogue.store.close()
    }
}

/// Answers that are given one by one, then none.
private final class Answers {
    private(set) var rest: [String]

    init(_ answers: [String]) { rest = answers }

    func next() -> String? { rest.isEmpty ? nil : rest.removeFirst() }
}
