import CanonicalJSON
import LayoutEngine
import Testing

@testable import RecipeModel

/// SplitMix64: the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@Suite struct RoundTripTests {
    struct Maker {
        var random: SeededGenerator

        mutating func pick<T>(_ options: [T]) -> T { options[Int.random(in: 0..<options.count, using: &random)] }
        mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
        mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

        /// Text with everything that YAML, Markdown and JSON treat specially.
        mutating func text() -> String {
            let parts = [
                "a", "Word", "no", "true", "12", "1.50", ":", ": ", "#", " #", "- ", "'", "\"", "\\", "{", "}", "[",
                "]",
                ",", "&", "*", "!", "|", ">", "%", "@", "`", "é", "日本", "👩‍👩‍👧", "\u{200F}", "\u{85}", "\u{1}", "\u{7F}",
                "\u{2028}", "\u{FEFF}", "\n", "\t", "~", "null", "---", "=", "?", " ", "x"
            ]
            var out = "a"
            for _ in 0..<count(0...6) { out += pick(parts) }
            return out + (chance(50) ? "z" : "")
        }

        mutating func number() -> Double {
            pick([0, 1, 96, 40.6667, 1.0 / 3, -12.5, 1e-7, 123_456.75, 0.1 + 0.2, 1e20])
        }

        mutating func json(_ depth: Int = 0) -> JSON {
            switch count(0...(depth < 2 ? 6 : 4)) {
            case 0: return .null
            case 1: return .bool(chance(50))
            case 2: return .number(number())
            case 3, 4: return .string(text())
            case 5: return .array((0..<count(0...3)).map { _ in json(depth + 1) })
            default: return .object(Dictionary((0..<count(0...3)).map { _ in (text(), json(depth + 1)) }) { $1 })
            }
        }

        mutating func comments() -> [String?] {
            (0..<count(0...2)).map { _ in pick([nil, "", "note", "  indented", "# hash", "96 + 1 = 97"]) }
        }

        mutating func recipe(_ index: Int) -> Recipe {
            let body = (0..<count(0...6)).map { _ in
                pick([
                    "# Title\n", "prose **bold** and `code`\n", "\n", "- item\n- other\n", "> quote\n",
                    "```swift\nstruct A { let a = \"\\\"\" }\n```\n", "~~~swift\nlet b = 1\n\n~~~\n",
                    "    indented\n", "<div>\nx\n</div>\n", "| a | b |\n", "````swift\n```\n````\n", "line  \nbreak\n"
                ])
            }.joined(separator: "\n")
            var recipe = Recipe(title: text(), body: body)
            if chance(50) { recipe.slug = "slug-\(index)" }
            if chance(50) { recipe.description = text() }
            recipe.tags = (0..<count(0...3)).map { _ in text() }
            recipe.authors = (0..<count(0...2)).map { _ in text() }
            if chance(50) { recipe.created = "2024-02-29" }
            if chance(30) { recipe.source = text() }
            if chance(30) { recipe.license = "MIT" }
            recipe.platform = pick([.iOS, .macOS])
            for _ in 0..<count(0...2) { recipe.assets[text()] = Size(width: 3.5, height: 1200) }
            for _ in 0..<count(0...2) { recipe.extra["x" + text()] = json() }
            for number in 0..<count(0...3) { recipe.scenarios.append(scenario("\(text())\(number)")) }
            let names = recipe.allScenarios.map(\.name)
            for _ in 0..<count(0...3) { recipe.expectations.append(expectation(pick(names))) }
            return recipe
        }

        mutating func scenario(_ name: String) -> Scenario {
            Scenario(
                name: name, entry: chance(30) ? text() : nil,
                size: pick([
                    nil, ProposedViewSize(width: nil, height: .infinity), ProposedViewSize(width: 0.5, height: 3)
                ]),
                device: pick([nil, "iPhone 15"]), scale: pick([nil, 2, 3]),
                state: chance(50) ? [text(): json()] : [:],
                environment: ScenarioEnvironment(
                    layoutDirection: pick([nil, .rightToLeft, .leftToRight]),
                    locale: pick([nil, "no", "en_US"]), isEnabled: pick([nil, false])),
                safeArea: pick([nil, EdgeInsets(top: 1, leading: 2.5)]),
                steps: chance(40) ? [.tap(text()), .set(text(), json())] : [], mirrors: chance(20))
        }

        mutating func expectation(_ scenario: String) -> RecipeModel.Expectation {
            RecipeModel.Expectation(
                scenario: scenario,
                provenance: pick([
                    Provenance(origin: .derived), Provenance(origin: .apple, os: text(), device: text()),
                    Provenance(origin: .engine, version: "1.0")
                ]),
                tolerance: pick([0, 0.005, 0.5]), reason: text(),
                expectedFailure: pick([nil, .init(), .init(issue: "#12 \"x\"")]),
                frames: (0..<count(1...3)).map { _ in
                    ExpectedFrame(
                        node: pick([
                            "Text", "BarView[1]", "Text(\"a / b [c] #\")", "\"an id\"[0]", "ZStack/HStack/Image",
                            ".frame"
                        ]),
                        x: pick([nil, number()]), y: number(), width: pick([nil, 3.25]), height: 1,
                        comments: comments(), note: pick([nil, "", "why # so"]))
                }, closingComments: comments())
        }
    }

    @Test(arguments: 0..<300) func writingAndReadingIsTheIdentity(_ seed: Int) throws {
        var maker = Maker(random: SeededGenerator(seed: UInt64(seed)))
        let made = maker.recipe(seed)
        guard let recipe = try? made.normalized() else {
            // Only a placeholder or an unfinished block can keep a recipe from being a document.
            let document = RecipeDocument(reading: made.markdown, name: "a.md")
            Issue.record("seed \(seed): \(document.diagnostics.map(\.message))\n\(made.markdown)")
            return
        }
        let text = recipe.markdown
        let again = RecipeDocument(reading: text, name: "a.md")
        #expect(again.recipe == recipe, "seed \(seed)\n\(text)")
        #expect(again.recipe?.markdown == text, "seed \(seed)")
        let json = recipe.json.text()
        #expect(try Recipe(json: JSON(parsing: json)) == recipe, "seed \(seed)\n\(json)")
    }

    /// Any cut of a document is read without a crash, and what is a recipe is one again.
    @Test(arguments: 0..<200) func damagedDocumentsAreReadOrRefused(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) &+ 1_000)
        var bytes = Array(Fixture.full.utf8)
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(Array("\n`#\"[]:-x 0".utf8).randomElement(using: &random) ?? 0, at: place)
            default: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &random)))
            }
        }
        guard let recipe = RecipeDocument(reading: bytes, name: "a.md").recipe else { return }
        #expect(RecipeDocument(reading: recipe.markdown, name: "a.md").recipe == recipe, "seed \(seed)")
    }
}
