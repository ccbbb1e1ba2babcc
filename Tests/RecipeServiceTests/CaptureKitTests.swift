import Diagnostics
import Foundation
import LayoutEngine
import RecipeModel
import Testing

@testable import RecipeService

struct ProbeCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kind: String
    var source: String
    /// The source with its probe, which is called `p` here; `nil` where none can stand.
    var probed: String?
}

private let probeCases = [
    ProbeCase(
        testDescription: "a call", kind: "Text", source: "Text(\"a\").padding()", probed: "Text(\"a\")@.padding()"),
    ProbeCase(
        testDescription: "modifiers that keep the type", kind: "Text",
        source: "Text(\"a\").bold().font(.title).padding()",
        probed: "Text(\"a\").bold().font(.title)@.padding()"),
    ProbeCase(
        testDescription: "brackets in strings", kind: "Text", source: "Text(\"a) \\(f(\")\")) b\") .padding()",
        probed: "Text(\"a) \\(f(\")\")) b\")@ .padding()"),
    ProbeCase(
        testDescription: "trailing closures", kind: "VStack", source: "VStack(spacing: 1) { A() } // }\n.padding()",
        probed: "VStack(spacing: 1) { A() }@ // }\n.padding()"),
    ProbeCase(
        testDescription: "labelled trailing closures", kind: "Button",
        source: "Button { f() } label: { A() }.padding()",
        probed: "Button { f() } label: { A() }@.padding()"),
    ProbeCase(
        testDescription: "a colour", kind: "Color", source: "Color.red.opacity(0.5).frame(width: 1)",
        probed: "Color.red.opacity(0.5)@.frame(width: 1)"),
    ProbeCase(
        testDescription: "a shape", kind: "Circle", source: "Circle()\n  .fill(.red)\n  .frame(width: 1)",
        probed: "Circle()\n  .fill(.red)@\n  .frame(width: 1)"),
    ProbeCase(testDescription: "a summand", kind: "Text", source: "Text(\"a\") + Text(\"b\")", probed: nil),
    ProbeCase(testDescription: "another view", kind: "Image", source: "Text(\"a\")", probed: nil)
]

@Test("probes stand behind whole calls", arguments: probeCases)
func probes(case probeCase: ProbeCase) {
    var snippet = CaptureSnippet(probeCase.source)
    let node = FrameNode(path: "", name: "", kind: probeCase.kind, depth: 0, frame: .zero, sourceOffset: 0)
    let key = snippet.probe(node)
    #expect((key != nil) == (probeCase.probed != nil))
    #expect(snippet.text == (probeCase.probed ?? probeCase.source).replacing("@", with: ".captureProbe(\"0\")"))
}

@Test func previewsGoAndStateIsExposed() {
    var snippet = CaptureSnippet(
        """
        struct A: View {
            @State private var isOn = f([1], "}") // note
            @State var count: Int = 3
            @State var open: Bool
        }
        #Preview("A }", traits: .x) { A() }
        let a = B(id: "x").accessibilityIdentifier("b").id(1)
        """)
    var isExposed: [Bool] = []
    for name in ["isOn", "count", "open", "absent"] { isExposed.append(snippet.exposeState(name)) }
    #expect(isExposed == [true, true, false, false])
    #expect(
        snippet.text == """
            struct A: View {
                @State private var isOn = captureState("isOn", f([1], "}"))// note
                @State var count: Int = captureState("count", 3)
                @State var open: Bool
            }

            let a = B(id: "x").captureIdentifier("b").captureID(1)
            """)
}

/// A recipe that uses what the stub of SwiftUI declares.
private var kitRecipe: Recipe {
    let snippet = """
        import SwiftUI

        struct Cell: View {
            var body: some View { Rectangle().fill(Color.red).frame(width: 20, height: 20) }
        }

        struct Board: View {
            @State private var gap = 4
            var body: some View {
                VStack(spacing: CGFloat(gap)) {
                    Text("Title").bold().accessibilityIdentifier("title")
                    ForEach([1, 2], id: \\.self) { _ in
                        HStack { Cell(); Spacer(); Cell() }
                    }
                    if gap > 3 { Color.blue.opacity(0.5).frame(height: 10) }
                }
                .padding(8)
            }
        }
        """
    var narrow = Fixture.window
    narrow.name = "narrow \"quoted\""
    narrow.state = ["gap": 2]
    narrow.environment = ScenarioEnvironment(
        layoutDirection: .rightToLeft, dynamicTypeSize: "xLarge", colorScheme: "dark")
    var tapped = Fixture.window
    tapped.name = "tapped"
    tapped.steps = [.tap("x")]
    return Recipe(
        slug: "board-1", title: "Board", scenarios: [Fixture.window, narrow, tapped],
        body: "```swift\n\(snippet)\n```\n",
        snippet: snippet)
}

@Test func theKitNamesWhatItLeavesOut() throws {
    let kit = CaptureKit([kitRecipe])
    #expect(kit.scenarioCount == 2)
    #expect(kit.leftOut.map(\.scenario) == ["tapped"])
    let scenarios = try #require(kit.files.first { $0.path == "Sources/Recipe_board_1/Scenarios.swift" }?.text)
    #expect(scenarios.contains("\"#title\": [\"title\"]"))
    #expect(scenarios.contains("\"Cell\": [\"Cell[0]\", \"Cell[1]\", \"Cell[2]\", \"Cell[3]\"]"))
    #expect(scenarios.contains("state: [\"gap\": 2]"))
    #expect(scenarios.contains(".environment(\\.colorScheme, .dark)"))
    #expect(CaptureKit([kitRecipe]).files.map(\.text) == kit.files.map(\.text))
}

#if os(Linux)
    /// Type-checks a kit against the stub of SwiftUI, as a Mac and as an iPhone.
    @Test("the kit type-checks", arguments: ["AppKit", "UIKit"])
    func theKitTypeChecks(framework: String) throws {
        try Fixture.withFolder { folder in
            func compile(_ arguments: [String], _ what: String) throws {
                let result = try Fixture.run(["swiftc"] + arguments + ["-I", "."], in: folder)
                #expect(result.code == 0, "\(what):\n\(result.text)")
            }
            for stub in ["SwiftUI", framework] {
                try Fixture.data("Stub/\(stub).swift.txt").write(
                    toFile: "\(folder)/\(stub).swift", atomically: true, encoding: .utf8)
                try compile(
                    ["-emit-module", "-parse-as-library", "-module-name", stub, "\(stub).swift", "-suppress-warnings"],
                    stub)
            }
            let kit = CaptureKit([kitRecipe])
            var modules: [String: [String]] = [:]
            for file in kit.files {
                let path = folder + "/" + file.path
                try FileManager.default.createDirectory(
                    atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try file.text.write(toFile: path, atomically: true, encoding: .utf8)
                guard file.path.hasSuffix(".swift") else { continue }
                let parsed = try Fixture.run(["swiftc", "-frontend", "-parse", file.path], in: folder)
                #expect(parsed.code == 0, "\(file.path): \(parsed.text)")
                let parts = file.path.split(separator: "/")
                if parts[0] == "Sources" { modules[String(parts[1]), default: []].append(file.path) }
            }
            for module in ["CaptureSupport", "Recipe_board_1", "CaptureAll"] {
                try compile(
                    ["-emit-module", "-parse-as-library", "-module-name", module] + (modules[module] ?? []), module)
            }
            try compile(["-typecheck", "-module-name", "capture"] + (modules["capture"] ?? []), "capture")
            try compile(
                ["-typecheck", "-module-name", "CaptureTests", "Tests/CaptureTests/CaptureTests.swift"], "tests")
        }
    }
#endif

// MARK: Import

/// A capture as the kit writes it. The numbers are made up for these tests; they were not recorded from a device.
private func capture(
    os: String = "iOS 99.0", scale: Double = 2, hash: String = SnippetOrigin.hash(of: Fixture.rowSnippet),
    x: Double = 105
) -> String {
    """
    {"device": "made up for a test", "format": "recipes.capture", "os": "\(os)", "scenarios": [
      {"frames": [
        {"height": 40, "node": "first", "width": 50, "x": \(x), "y": 30},
        {"height": 20, "node": "second", "width": 30, "x": 165, "y": 40}
      ], "problems": ["expected 2 of Color, found 1"], "scale": \(scale), "scenario": "plain", "slug": "row",
       "snippet": "\(hash)"}
    ], "version": 1}
    """
}

@Test func capturesBecomeExpectationsOfApple() throws {
    try Fixture.withCatalogue([Fixture.row()]) { catalogue in
        let outcomes = try catalogue.importCapture(try CaptureFile(capture(), name: "c"))
        #expect(outcomes.map(\.action) == [.added])
        #expect(outcomes[0].remarks == ["expected 2 of Color, found 1"])
        var recipe = try catalogue.recipe(slug: "row")
        #expect(recipe.expectations.map(\.provenance.origin) == [.derived, .apple])
        #expect(recipe.expectations[0] == Fixture.row().expectations[0])
        #expect(
            recipe.expectations[1].provenance
                == Provenance(origin: .apple, os: "iOS 99.0", device: "made up for a test"))
        #expect(recipe.expectations[1].frames == Fixture.rowFrames)
        #expect(Validator(origin: .apple).validate(.init(recipe: recipe)).state == .pass)

        #expect(try catalogue.importCapture(try CaptureFile(capture(), name: "c")).map(\.action) == [.unchanged])
        #expect(try catalogue.store.log("row").count == 2)
        #expect(try catalogue.importCapture(try CaptureFile(capture(x: 104), name: "c")).map(\.action) == [.updated])
        #expect(
            try catalogue.importCapture(try CaptureFile(capture(os: "iOS 98.1"), name: "c")).map(\.action) == [.added])
        recipe = try catalogue.recipe(slug: "row")
        #expect(recipe.expectations.map(\.provenance.os) == [nil, "iOS 99.0", "iOS 98.1"])
        #expect(Validator(origin: .apple).validate(.init(recipe: recipe)).state == .fail)
    }
}

@Test(
    "captures that say nothing about the recipe are refused",
    arguments: [
        (capture(os: "macOS 26.0"), "it was captured on macOS 26.0"),
        (capture(scale: 3), "it was captured at 3 pixels a point"),
        (capture(hash: "0000000000000000"), "the snippet was changed"),
        (capture().replacing("\"plain\"", with: "\"plane\""), "no scenario called plane"),
        (capture().replacing("\"row\"", with: "\"rox\""), "no recipe is called rox")
    ])
func foreignCapturesAreRefused(text: String, reason: String) throws {
    try Fixture.withCatalogue([Fixture.row()]) { catalogue in
        let outcomes = try catalogue.importCapture(try CaptureFile(text, name: "c"))
        #expect(outcomes.map(\.action) == [.refused])
        #expect(outcomes[0].remarks.first?.contains(reason) == true, "\(outcomes[0].remarks)")
        #expect(try catalogue.recipe(slug: "row") == Fixture.row())
    }
}

@Test(
    "what is no capture says where",
    arguments: [
        ("{}", "format is missing"), (capture().replacing("\"version\": 1", with: "\"version\": 7"), "version 7"),
        (capture().replacing("\"width\": 50", with: "\"width\": -50"), "scenarios[0].frames[0] has a length below 0"),
        (capture().replacing("\"x\": 105.0", with: "\"x\": null"), "scenarios[0].frames[0].x is not a number"),
        (capture().replacing("\"node\": \"first\"", with: "\"node\": \"\""), "is not the name of a node")
    ])
func badCapturesAreRefused(text: String, message: String) {
    let error = #expect(throws: InputError.self) { try CaptureFile(text, name: "c.json") }
    #expect(error?.diagnostics.first?.message.contains(message) == true, "\(String(describing: error))")
}
