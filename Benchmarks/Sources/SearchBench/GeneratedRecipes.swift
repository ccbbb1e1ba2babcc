import RecipeModel
import RecipeStore

/// Recipes made up from a number alone: the same number gives the same recipe on every machine.
///
/// Among 100,000 of them the words of `Workload.all` stand in exactly as many as it says. The rest of the text is drawn
/// from 20,000 made-up words, the commoner ones far more often, about 1,240 bytes a recipe.
struct GeneratedRecipes {
    let count: Int

    func entry(_ index: Int) throws -> StoreEntry {
        var random = Randomness(seed: UInt64(index))
        var words = (0..<95).map { _ in Self.word(&random) }
        for (number, workload) in Workload.all.enumerated() where workload.holds(index, number) {
            // Not all of them at the end, where a phrase might meet the next word by chance.
            words.insert(workload.text(index), at: (index + number * 17) % words.count)
        }
        let views = Self.pick(["VStack", "HStack", "ZStack", "Grid", "Text", "Image", "Spacer", "Color"], &random, 4)
        let modifiers = Self.pick(["padding", "frame", "overlay", "background", "alignmentGuide"], &random, 2)
        let title = words[0..<5].joined(separator: " ")
        let code = Self.code(views: views, modifiers: modifiers, name: "View\(index)", &random)
        let recipe = try Recipe(
            slug: "generated-\(index)", title: title, description: words[5..<20].joined(separator: " "),
            tags: Self.pick(["layout", "stack", "grid", "text", "image", "list", "form", "card"], &random, 2),
            authors: ["Author \(index % 50)"], updated: "2026-01-\(index % 28 < 9 ? "0" : "")\(index % 28 + 1)",
            body: words[20...].joined(separator: " ") + "\n\n```swift\n\(code)```\n"
        ).normalized()
        let tree = """
            {"definitions":[],"format":"recipes.tree","platform":"iOS","root":{"call":"\(views[0])","children":[\
            {"call":"\(views[1])"},{"call":"\(views[2])","children":[{"call":"\(views[3])"}]}]},"version":1}
            """
        return StoreEntry(recipe: recipe, trees: ["default": tree], symbols: views + modifiers)
    }

    private static func pick(_ names: [String], _ random: inout Randomness, _ count: Int) -> [String] {
        var rest = names
        return (0..<count).map { _ in rest.remove(at: Int(random.next() % UInt64(rest.count))) }
    }

    /// A word of two to four syllables; small ranks are drawn far more often.
    private static func word(_ random: inout Randomness) -> String {
        let unit = Double(random.next() >> 11) / Double(1 << 53)
        var rank = Int(20_000 * unit * unit * unit)
        let syllables = ["ba", "ce", "di", "fo", "gu", "ka", "le", "mi", "no", "pu", "ra", "se", "ti", "vo", "wu", "xa"]
        var text = ""
        repeat {
            text += syllables[rank & 15]
            rank >>= 4
        } while rank > 0 || text.utf8.count < 4
        return text
    }

    private static func code(
        views: [String], modifiers: [String], name: String, _ random: inout Randomness
    ) -> String {
        """
        import SwiftUI

        struct \(name): View {
            var body: some View {
                \(views[0]) {
                    \(views[1])()
                        .\(modifiers[0])(\(random.next() % 64))
                    \(views[2]) {
                        \(views[3])()
                            .\(modifiers[1])(width: \(random.next() % 400), height: \(random.next() % 400))
                            .accessibilityIdentifier("\(word(&random))")
                    }
                }
            }
        }

        """
    }
}

/// What is searched for, and in how many of 100,000 recipes it stands.
struct Workload {
    var name: String
    /// What is typed after `recipes search`.
    var query: String
    /// The same as an FTS5 expression for the shell.
    var expression: String
    var hits: Int
    /// What a recipe that holds it has in its text.
    var text: @Sendable (Int) -> String

    static let all: [Workload] = [
        Workload(name: "rare word", query: "zephyr", expression: "\"zephyr\"", hits: 2) { _ in "zephyr" },
        Workload(name: "medium word", query: "lozenge", expression: "\"lozenge\"", hits: 1_031) { _ in "lozenge" },
        Workload(name: "prefix", query: "quark*", expression: "\"quark\"*", hits: 7_217) { "quark\($0 % 97)" },
        Workload(name: "phrase", query: "\"amber lattice\"", expression: "\"amber lattice\"", hits: 143) { _ in
            "amber lattice"
        },
        Workload(name: "two words", query: "ribbon harbour", expression: "\"ribbon\" AND \"harbour\"", hits: 5_460) {
            _ in "ribbon of a harbour"
        },
        Workload(name: "very common word", query: "everywhere", expression: "\"everywhere\"", hits: 76_883) { _ in
            "everywhere"
        }
    ]

    /// Whether a recipe holds it. Multiples of a number without a common divisor with 100,000 meet every remainder once.
    func holds(_ index: Int, _ number: Int) -> Bool { (index &* 7_919 &+ number &* 31_337) % 100_000 < hits }
}

/// SplitMix64: the same numbers in every run.
struct Randomness {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0xD134_2543_DE82_EF95 &+ 1 }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
