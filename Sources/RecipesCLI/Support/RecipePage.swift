import Diagnostics
import LayoutEngine
import RecipeModel
import Rendering

/// A recipe as a page for the terminal.
struct RecipePage {
    let recipe: Recipe
    let width: Int
    let color: Bool
    var frames: FrameTree?
    var scenario = ""
    /// The origins of which an expectation is not met; `nil` where that was not looked at.
    var failing: Set<Provenance.Origin>?

    init(recipe: Recipe, width: Int, color: Bool) {
        self.recipe = recipe
        self.width = width
        self.color = color
    }

    /// Title, badge, tags, authors and dates.
    var head: String {
        let title = TerminalText.escaped(recipe.title)
        let isOneLine = title.count + 2 + badge.count <= width
        var out = paint(title, "1") + (isOneLine ? "  " : "\n") + paint(badge, badgeColor) + "\n"
        var facts: [String] = []
        if !recipe.tags.isEmpty { facts.append(recipe.tags.joined(separator: ", ")) }
        if !recipe.authors.isEmpty { facts.append("by " + recipe.authors.joined(separator: ", ")) }
        if let date = recipe.updated ?? recipe.created { facts.append(date) }
        if recipe.platform != .iOS { facts.append(recipe.platform.rawValue) }
        if let license = recipe.license { facts.append(license) }
        let wrapped = ProseText.wrapped(TerminalText.escaped(facts.joined(separator: " · ")), width: width)
        out += wrapped.split(separator: "\n").map { paint(String($0), "2") + "\n" }.joined()
        if let source = recipe.source { out += paint(TerminalText.escaped("from \(source)"), "2") + "\n" }
        return out
    }

    /// Answer, picture, code, prose and frames.
    var text: String {
        var out = head
        if let description = recipe.description {
            out += "\n" + ProseText.wrapped(TerminalText.escaped(description), width: textWidth) + "\n"
        }
        if let frames {
            let picture = TerminalPicture(width: min(width, 72), height: 22).text(of: frames)
            if !picture.isEmpty { out += "\n" + TerminalText.escaped(picture) }
        }
        let code = TerminalText.escaped(recipe.snippet)
        out += "\n" + (color ? SwiftHighlighter.ansi(code) : code)
        if !code.hasSuffix("\n") { out += "\n" }
        if let frames {
            out += "\n" + paint("frames, \(scenario)", "1") + "\n"
            out += FramesText(width: width, color: color, isShort: true).text(of: frames)
        }
        let prose = proseWithoutCode
        if !prose.isEmpty {
            out += "\n" + ProseText.wrapped(TerminalText.escaped(prose), width: textWidth) + "\n"
        }
        return out
    }

    private var textWidth: Int { min(width, 92) }

    /// Where the expectations come from, the most trustworthy first, and whether they are met.
    private var badge: String {
        let origins = Set(recipe.expectations.map(\.provenance.origin))
        if let apple = recipe.expectations.first(where: { $0.provenance.origin == .apple }) {
            return TerminalText.escaped(marked("Apple \(apple.provenance.os ?? "")", .apple, met: "✓"))
        }
        if origins.contains(.derived) { return marked("derived by hand", .derived, met: "✓") }
        return origins.contains(.engine) ? marked("self-recorded", .engine, met: "○") : "○ unchecked"
    }

    private func marked(_ text: String, _ origin: Provenance.Origin, met: String) -> String {
        guard let failing else { return text }
        return failing.contains(origin) ? "✗ \(text): differs" : "\(met) \(text)"
    }

    private var badgeColor: String { badge.hasPrefix("✓") ? "32" : badge.hasPrefix("✗") ? "31" : "33" }

    /// The body without its Swift blocks, which stand above, and without headings that are left with nothing.
    private var proseWithoutCode: String {
        var lines: [String] = []
        var isSwift = false
        for line in recipe.body.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```swift") || line.hasPrefix("~~~swift") {
                isSwift = true
            } else if isSwift {
                if line.hasPrefix("```") || line.hasPrefix("~~~") { isSwift = false }
            } else {
                lines.append(String(line))
            }
        }
        var out: [String] = []
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("#") {
                let next = lines[(index + 1)...].first { !$0.isEmpty }
                if next == nil || next?.hasPrefix("#") == true { continue }
            }
            if line.isEmpty, out.last?.isEmpty != false { continue }
            out.append(line)
        }
        while out.last?.isEmpty == true { out.removeLast() }
        return out.joined(separator: "\n")
    }

    private func paint(_ text: String, _ code: String) -> String {
        color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
