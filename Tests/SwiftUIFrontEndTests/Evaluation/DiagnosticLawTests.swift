import Foundation
import Testing

@testable import SwiftUIFrontEnd

/// Every kind of diagnostic that reading, evaluating and laying out can give is shown by a test, at its place where it has one.
@Suite struct DiagnosticLawTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Kinds without a marked source, and why.
    static let unmarked: [String: String] = [
        "layout-limit": "limits of views and their nesting stop every source first",
        "bound-tree": "it is about a stored tree",
        "malformed-json": "it is about a stored tree",
        "not-a-closure": "it is about a stored tree",
        "tree-limit": "it is about a stored tree",
        "undefined-function": "it is about a stored tree",
        "undefined-type": "it is about a stored tree",
        "unknown-version": "it is about a stored tree",
        "unsupported-function-reference": "only for a signature of the library that cannot be read",
        "internal-error": "nothing is known to give it"
    ]

    /// Kinds about an option or the whole source, which `ToldDiagnosticTests` and `OtherFileTests` show one by one.
    private static let ofOptions: Set<String> = [
        "nothing-to-tap", "unknown-state", "not-an-expression", "sample-entry", "several-previews", "state-type",
        "presumed-value"
    ]

    /// The kinds that the sources name.
    static let ids: Set<String> = {
        var found: Set<String> = []
        for module in ["SwiftUIFrontEnd", "Vocabulary"] {
            let folder = root.appendingPathComponent("Sources").appendingPathComponent(module)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
                guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
                let pattern =
                    /(?:failure|fail|report|record|Diagnostic)\(\s*(?:id:\s*)?"([a-z]+(?:-[a-z]+)+)"|\bid:\s*"([a-z]+(?:-[a-z]+)+)"/
                for match in text.matches(of: pattern) {
                    if let id = match.output.1 ?? match.output.2 { found.insert(String(id)) }
                }
            }
        }
        return found
    }()

    @Test func everyKindHasAMarkedTest() {
        let tables =
            DiagnosticTests.cases + DiagnosticTests.running + DiagnosticTests.laidOut + TypeMistakeTests.mistakes
        let others = RunawayTests.programs + RunawayTests.views + ToldDiagnosticTests.notes + ToldDiagnosticTests.errors
        let marked = Set((tables + others).map(\.id)).union(Self.ofOptions)
        #expect(Self.ids.count > 60)
        #expect(Self.ids.subtracting(marked).subtracting(Self.unmarked.keys).sorted() == [])
    }

    /// What has no marked test any more, or does not exist any more, leaves the list.
    @Test func theListOfUnmarkedKindsIsShort() {
        let tables =
            DiagnosticTests.cases + DiagnosticTests.running + DiagnosticTests.laidOut + TypeMistakeTests.mistakes
        let marked = Set((tables + ToldDiagnosticTests.notes + ToldDiagnosticTests.errors).map(\.id))
        #expect(Set(Self.unmarked.keys).intersection(marked).sorted() == [])
        #expect(Set(Self.unmarked.keys).subtracting(Self.ids).sorted() == [])
    }
}
