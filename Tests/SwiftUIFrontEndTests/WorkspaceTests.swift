import Diagnostics
import Testing

@testable import SwiftUIFrontEnd

/// What many snippets share is made once.
struct WorkspaceTests {
    private static let source = SourceText(
        name: "Card.swift",
        text: """
            struct Card: View {
                var body: some View {
                    VStack(alignment: .leading) {
                        Text("Title").font(.headline).foregroundStyle(Color.red.opacity(0.5))
                        RoundedRectangle(cornerRadius: 4).frame(width: 10, height: 10)
                    }
                }
            }
            """)

    @Test func aSecondSnippetLooksNothingUpAnew() {
        let workspace = Workspace()
        func counts() -> [Int] {
            let frames = Snippet(Self.source, workspace: workspace).layOut(LayoutOptions()).frames
            #expect(frames != nil)
            return [workspace.tables.nativeTypes.count, workspace.tables.lineages.count]
        }
        let first = counts()
        #expect(first.allSatisfy { $0 > 0 })
        #expect(counts() == first)
    }

    /// A declared type is not what the workspace remembers of another program's type of that name.
    @Test func programsDoNotSeeEachOther() {
        let workspace = Workspace()
        let plain = "struct A: View { var body: some View { Text(\"x\").padding(CGFloat(4)) } }"
        let declared =
            "struct Color { var width = 7.0 }\nstruct A: View { let c = Color(); var body: some View { Text(\"x\").frame(width: c.width) } }"
        let native = "struct A: View { let c = Color.red; var body: some View { c.frame(width: 9) } }"
        func width(_ text: String, _ kind: String) -> Double? {
            Snippet(SourceText(name: "a.swift", text: text), workspace: workspace).layOut(LayoutOptions()).frames?
                .nodes.first { $0.kind == kind }?.frame.width
        }
        #expect(width(native, ".frame") == 9)
        #expect(width(declared, ".frame") == 7)
        #expect(width(native, ".frame") == 9)
        #expect(width(plain, ".padding") != nil)
    }
}
