import Foundation
import Testing

/// `record`, `review`, `accept` and `reject` as a user runs them, without a terminal.
@Suite struct DecisionCommandTests {
    /// A store with a recipe whose frames were recorded 40 wide, and whose snippet makes them `width` wide now.
    private func bench(width: Int) throws -> Workbench {
        let bench = try Workbench()
        let bare = Documents.box.components(separatedBy: "```frames")[0]
        try bench.write(bare, to: "box.md")
        #expect(try bench.run("add", "box.md").status == 0)
        #expect(try bench.run("record", "--missing").output == "recorded 2 frames of red-box, small\n")
        let exported = try bench.run("export", "red-box", "--format", "md").output
        try bench.write(exported.replacing("width: 40", with: "width: \(width)"), to: "box.md")
        #expect(try bench.run("add", "--update", "box.md").status == 0)
        return bench
    }

    @Test func nothingWaitsWhereNothingDiffers() throws {
        let run = try bench(width: 40).run("review")
        #expect((run.output, run.errors, run.status) == ("", "nothing differs\n", 0))
    }

    @Test func reviewListsWithoutATerminal() throws {
        let bench = try bench(width: 60)
        let run = try bench.run("review")
        #expect(run.status == 1)
        // 60 instead of 40: the frame is 20 wider and so 10 further left, and what is in it follows.
        #expect(run.output.contains("expected 40, got 60, +20; 3 follow"))
        #expect(run.errors == "waiting: 1; recipes accept and recipes reject decide\n")
        let json = try bench.run("review", "--json").json()
        let pending = try #require(json["pending"] as? [[String: Any]])
        #expect(pending.count == 1)
        #expect(pending[0]["slug"] as? String == "red-box")
        #expect(pending[0]["needsForce"] as? Bool == false)
        #expect(pending[0]["mismatches"] as? Int == 4)
        #expect(pending[0]["causes"] as? Int == 1)
    }

    @Test func acceptNeedsAReasonAndKeepsHistory() throws {
        let bench = try bench(width: 60)
        #expect(try bench.run("accept", "red-box").status == 64)
        #expect(try bench.run("accept", "red-box", "--reason", " ").status == 64)
        let before = try bench.contents()
        let refused = try bench.run("accept", "red-box", "--reason", "wider", environment: ["CI": "1"])
        #expect(refused.status == 2)
        #expect(refused.errors.contains("--write does it all the same"))
        #expect(try bench.contents() == before)
        let accepted = try bench.run("accept", "red-box", "--reason", "wider on purpose")
        #expect((accepted.output, accepted.status) == ("recorded 2 frames of red-box, small\n", 0))
        #expect(try bench.run("validate").status == 0)
        #expect(try bench.run("log", "red-box").output.contains("accept  wider on purpose"))
        // What is within tolerance is not written again.
        let again = try bench.run("accept", "red-box", "--reason", "once more")
        #expect((again.output, again.status) == ("red-box, small is as recorded\n", 0))
        #expect(!(try bench.run("log", "red-box").output.contains("once more")))
    }

    @Test func anExpectedFailureIsToldAndCanBeAccepted() throws {
        let bench = try bench(width: 60)
        let rejected = try bench.run("reject", "red-box", "--reason", "known", "--issue", "https://example.com/12")
        #expect((rejected.output, rejected.status) == ("kept red-box, small; its failure is expected now\n", 0))
        let check = try bench.run("validate")
        #expect(check.output.hasPrefix("xfail  red-box\n"))
        #expect(check.status == 0)
        let nothing = try bench.run("reject", "red-box", "--reason", "known")
        #expect((nothing.errors, nothing.status) == ("nothing differs, so there is nothing to reject\n", 1))
        let record = try bench.run("record", "red-box")
        #expect(record.output == "red-box, small is left alone: its failure is expected\n")
        #expect(
            try bench.run("accept", "red-box", "--reason", "wider").output == "recorded 2 frames of red-box, small\n")
        #expect(try bench.run("validate").output.hasPrefix("1 recipe, 1 scenario: 1 pass;"))
    }

    @Test func anUnexpectedPassIsToldAndCanBeAccepted() throws {
        let bench = try bench(width: 60)
        #expect(try bench.run("reject", "red-box", "--reason", "known", "--issue", "x").status == 0)
        let exported = try bench.run("export", "red-box", "--format", "md").output
        try bench.write(exported.replacing("width: 60", with: "width: 40"), to: "box.md")
        #expect(try bench.run("add", "--update", "box.md").status == 0)
        let check = try bench.run("validate")
        #expect(check.output.hasPrefix("xpass  red-box\n"))
        #expect(check.status == 0)
        #expect(try bench.run("validate", "--strict").status == 1)
        let accepted = try bench.run("accept", "red-box", "--reason", "repaired")
        #expect(accepted.output == "red-box, small passes, and is no longer expected to fail\n")
        #expect(try bench.run("validate", "--strict").status == 0)
    }

    @Test func derivedNumbersStayUnlessForced() throws {
        let bench = try Workbench()
        try bench.write(Documents.box.replacing("width: 40", with: "width: 50"), to: "box.md")
        #expect(try bench.run("add", "box.md").status == 0)
        let kept = try bench.run("accept", "red-box", "--reason", "no")
        #expect(kept.output == "red-box, small is left alone: its derived or apple numbers say otherwise\n")
        #expect(kept.status == 1)
        #expect(try bench.run("record", "red-box").status == 1)
        let forced = try bench.run("accept", "red-box", "--reason", "the numbers were wrong", "--force")
        #expect((forced.output, forced.status) == ("recorded 2 frames of red-box, small\n", 0))
    }

    /// A tree of an older program is written anew; what it was compared with stays as it was.
    @Test func aTreeThatDiffersIsAccepted() throws {
        let bench = try Workbench()
        try bench.addBox()
        try bench.changeTrees(of: "red-box", "\"height\":20", "\"height\":21")
        let check = try bench.run("validate")
        #expect(check.status == 1)
        #expect(check.output.contains("the snippet no longer gives the layout tree that was stored [tree-differs]"))
        #expect(check.output.contains("Color.frame height: was 21, is 20"))
        #expect(check.output.contains("[tree-frames-differ]"))
        #expect(try bench.run("validate", "--from", "source").status == 0)
        // The tree by itself: 21 high instead of 20, so half a point further up.
        let trees = try bench.run("validate", "--from", "trees")
        #expect(trees.status == 1)
        #expect(trees.output.contains("expected 20, got 21, +1"))
        #expect(try bench.run("review").output.contains("[tree-differs]"))
        let accepted = try bench.run("accept", "red-box", "--reason", "a new program")
        #expect(accepted.output == "red-box, small is as recorded; its layout tree is written anew\n")
        #expect(try bench.run("validate").status == 0)
    }

    /// A store of boxes that were recorded 40 wide, and are as wide now as each says.
    private func boxes(_ widths: [Int]) throws -> Workbench {
        let bench = try Workbench()
        let bare = Documents.box.components(separatedBy: "```frames")[0]
        let slugs = widths.indices.map { "box-\($0)" }
        for slug in slugs {
            try bench.write(bare.replacing("slug: red-box", with: "slug: \(slug)"), to: "\(slug).md")
        }
        #expect(try bench.run(["add"] + slugs.map { "\($0).md" }).status == 0)
        #expect(try bench.run("record", "--missing").status == 0)
        for (slug, width) in zip(slugs, widths) {
            let exported = try bench.run("export", slug, "--format", "md").output
            try bench.write(exported.replacing("width: 40", with: "width: \(width)"), to: "\(slug).md")
        }
        #expect(try bench.run(["add", "--update"] + slugs.map { "\($0).md" }).status == 0)
        return bench
    }

    @Test func oneCauseIsAcceptedWhereverItStandsAlone() throws {
        let bench = try boxes([60, 60, 70])
        let review = try bench.run("review")
        #expect(review.output.contains("3 scenarios differ by 2 causes:\n"))
        let causes = try #require(try bench.run("review", "--json").json()["causes"] as? [[String: Any]])
        #expect(causes.map { $0["scenarios"] as? Int } == [2, 1])
        let cause = try #require(causes[0]["cause"] as? String)
        #expect(cause.hasSuffix(".width +20"))
        let accepted = try bench.run("accept", "--cause", cause, "--reason", "wider on purpose")
        #expect(
            accepted.output
                == "recorded 2 frames of box-0, small\nrecorded 2 frames of box-1, small\n")
        #expect(accepted.status == 0)
        #expect(try bench.run("review").output.contains("box-2"))
        let nothing = try bench.run("accept", "--cause", cause, "--reason", "once more")
        #expect(nothing.status == 1)
        #expect(nothing.errors.contains("causes that wait: \""))
        #expect(try bench.run("accept", "--cause", "wider", "--reason", "no").status == 64)
    }

    @Test func manyScenariosAreNotReplacedInPassing() throws {
        let bench = try boxes(Array(repeating: 60, count: 21))
        let before = try bench.contents()
        let refused = try bench.run("accept", "--all", "--reason", "all of them")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("--all would replace the numbers of 21 scenarios, by 1 cause: "))
        #expect(try bench.contents() == before)
        #expect(try bench.run("accept", "--all", "--yes", "--reason", "all of them").status == 0)
        #expect(try bench.run("validate").status == 0)
    }
}
