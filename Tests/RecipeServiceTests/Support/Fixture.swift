import Diagnostics
import Foundation
import LayoutEngine
import RecipeModel
import RecipeStore

@testable import RecipeService

/// Recipes and reports that several tests use.
enum Fixture {
    /// A row of two squares in a window of 300 by 100, pixels at 2 a point.
    static let rowSnippet = """
        import SwiftUI

        struct Row: View {
            @State private var gap = 10
            var body: some View {
                HStack(spacing: CGFloat(gap)) {
                    Color.red.frame(width: 50, height: 40).accessibilityIdentifier("first")
                    Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("second")
                }
            }
        }
        """

    /// The row is 50 + 10 + 30 = 90 wide and 40 tall, in the middle of 300x100: x (300 - 90) / 2 = 105, y (100 - 40) / 2
    /// = 30. The second square is 20 tall, so at y 30 + (40 - 20) / 2 = 40.
    static let rowFrames = [
        ExpectedFrame(node: "first", x: 105, y: 30, width: 50, height: 40),
        ExpectedFrame(node: "second", x: 165, y: 40, width: 30, height: 20)
    ]

    static let window = Scenario(name: "plain", size: ProposedViewSize(width: 300, height: 100), scale: 2)

    /// The row with what was worked out above.
    static func row(
        slug: String = "row", scenarios: [Scenario] = [window], origin: Provenance = Provenance(origin: .derived),
        frames: [ExpectedFrame] = rowFrames
    ) -> Recipe {
        Recipe(
            slug: slug, title: "Row", scenarios: scenarios,
            expectations: [Expectation(scenario: "plain", provenance: origin, frames: frames)],
            body: "```swift\n\(rowSnippet)\n```\n", snippet: rowSnippet)
    }

    /// Many recipes, a third of them wrong by a number that depends on their place.
    static func rows(_ count: Int) -> [Validator.Subject] {
        (0..<count).map { index in
            var frames = rowFrames
            if index % 3 == 1 { frames[0].x = 105 + Double(index) }
            return Validator.Subject(recipe: row(slug: "row-\(index)", frames: frames))
        }
    }

    /// Text that is dangerous in each of the formats.
    static let hostile = "<script>alert('1')</script> & \"]]>\" | %0A::error:: \u{1B}[31m \u{202E}`code`"

    /// A report with every state and hostile text in every place.
    static var everyState: ValidationReport {
        let recipes = ValidationState.allCases.enumerated().map { index, state in
            let mismatch = FrameMismatch(
                node: hostile, path: "Root/" + hostile, field: .y, expected: 1, got: 9, delta: 8, nodeIndex: 0)
            var expectation = ExpectationResult(
                scenario: hostile, provenance: Provenance(origin: .apple, os: hostile, device: hostile), state: state,
                mismatches: state == .fail || state == .xfail ? [mismatch] : [], compared: 4)
            if state == .fail {
                let box = ScenarioPicture.Box(
                    path: "Root/" + hostile, name: hostile, kind: "Text", depth: 1,
                    frame: Rect(x: 0, y: 1, width: 10, height: 10))
                expectation.picture = ScenarioPicture(
                    window: Size(width: 100, height: 50), got: [box], expected: [box])
            }
            var recipe = RecipeResult(slug: "recipe-\(index)", title: hostile, expectations: [expectation])
            recipe.state = state
            if state == .error { recipe.diagnostics = [Diagnostic(id: "bad", message: hostile, hints: [hostile])] }
            return recipe
        }
        return ValidationReport(engineVersion: "1.0", recipes: recipes)
    }

    static let nothing = ValidationReport(engineVersion: "1.0", recipes: [])

    /// A fresh folder, removed when `body` is done.
    static func withFolder<T>(_ body: (String) throws -> T) throws -> T {
        let path = NSTemporaryDirectory() + "recipes-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(path)
    }

    /// A catalogue of these recipes in a fresh file.
    static func withCatalogue<T>(_ recipes: [Recipe], _ body: (Catalogue) throws -> T) throws -> T {
        try withFolder { folder in
            let path = folder + "/store.sqlite"
            let store = try RecipeStore.open(path, access: .create, timestamp: { "2025-01-01T00:00:00Z" })
            try store.add(
                recipes.map { StoreEntry.laidOut(RecipeInput(stored: $0)).entry }, onConflict: .fail)
            try store.close()
            return try body(try Catalogue.open(StoreLocation(path: path, reason: .option)))
        }
    }

    /// The text of a file of the test data.
    static func data(_ name: String) throws -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: folder.appendingPathComponent("Data/" + name), encoding: .utf8)
    }

    /// Runs a program with a text as its input; its exit code and what it wrote.
    static func run(_ arguments: [String], in folder: String = ".", input: String = "") throws -> (
        code: Int32, text: String
    ) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let output = Pipe()
        let feed = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = feed
        try process.run()
        feed.fileHandleForWriting.write(Data(input.utf8))
        try feed.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
