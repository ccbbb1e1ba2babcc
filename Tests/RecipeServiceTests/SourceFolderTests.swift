import Diagnostics
import Foundation
import Testing

@testable import RecipeService

/// Files of a folder are checked as a target compiles them.
@Suite struct SourceFolderTests {
    private func check(_ files: [String: String]) throws -> [String: SourceCheck.ViewResult] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        let results = SourceCheck().check(files: try SourceCheck.files(under: [folder.path]))
        return Dictionary(results.flatMap(\.views).map { ($0.view, $0) }) { first, _ in first }
    }

    private static let screen = """
        import SwiftUI
        struct Screen: View { var body: some View { Text(Labels.title).card() } }
        """
    private static let labels = "enum Labels { static let title = \"Hello\" }"
    private static let style = """
        import SwiftUI
        extension View { func card() -> some View { padding(Metrics.inset) } }
        """
    private static let metrics = "import SwiftUI\nenum Metrics { static let inset: CGFloat = 8 }"

    /// Types, members of extensions, and what those need in turn.
    @Test func findsWhatOtherFilesDeclare() throws {
        let states = try check([
            "Screen.swift": Self.screen, "Labels.swift": Self.labels, "Style.swift": Self.style,
            "Metrics.swift": Self.metrics
        ])
        let screen = try #require(states["Screen"])
        #expect(screen.state == .laysOut && !screen.isAssumed)
    }

    /// A name that two files declare stays unknown, since nothing says which is meant.
    @Test func leavesAmbiguousNamesAlone() throws {
        let states = try check([
            "Screen.swift": Self.screen, "Labels.swift": Self.labels, "Others.swift": Self.labels,
            "Style.swift": Self.style, "Metrics.swift": Self.metrics
        ])
        let screen = try #require(states["Screen"])
        #expect(screen.assumptions.contains { $0.message.contains("nothing here declares `Labels`") })
    }

    /// Two demos in one folder: what the second declares does not stand for the first one's view.
    @Test func leavesFilesOfOtherTargetsAlone() throws {
        let own = "struct Demo: View { var body: some View { Text(Labels.title) } }"
        let states = try check([
            "A.swift": "import SwiftUI\n" + own,
            "B.swift": "import SwiftUI\n\(Self.labels)\nstruct Demo: View { var body: some View { Text(\"b\") } }"
        ])
        let demo = try #require(states["Demo"])
        #expect(demo.assumptions.contains { $0.message.contains("nothing here declares `Labels`") })
    }

    /// One view lays out as it is, one with made-up arguments, one with a made-up object; one fails.
    @Test func tellsAssumedViewsApart() {
        let source = """
            import SwiftUI
            struct Plain: View { var body: some View { Text("a") } }
            struct Row: View { let title: String; var body: some View { Text(title) } }
            struct Depot: View { @EnvironmentObject var stock: Stock; var body: some View { Text(stock.town) } }
            struct Bad: View { var body: some View { Rectangel() } }
            """
        let views = SourceCheck().check(SourceText(name: "a.swift", text: source)).views
        #expect(views.filter(\.isAssumed).map(\.view).joined(separator: " ") == "Row Depot")
        let counts = SourceCheck.Counts(views)
        #expect(counts.laysOut == 3 && counts.assumed == 2 && counts.fails == 1 && counts.needsArguments == 0)
    }
}
