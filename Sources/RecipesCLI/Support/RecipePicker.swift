import Diagnostics
import RecipeModel
import RecipeService
import RecipeStore
import Rendering

/// A list on the screen with a query above it and the chosen recipe beside it.
struct RecipePicker {
    let catalogue: Catalogue
    let filters: SearchFilters
    var query: String

    private var hits: [SearchHit] = []
    private var total = 0
    private var chosen = 0
    private var previews: [String: [String]] = [:]
    private let keys = TerminalKeys()
    private let width: Int
    private let height: Int

    /// Beyond this many hits nobody scrolls.
    private static let limit = 500

    init(catalogue: Catalogue, filters: SearchFilters, query: String) {
        self.catalogue = catalogue
        self.filters = filters
        self.query = query
        let size = Terminal.dimensions(of: StandardStream.error.rawValue)
        width = max(30, size.map { Int($0.ws_col) } ?? Terminal.width)
        height = max(6, size.map { Int($0.ws_row) } ?? Terminal.height)
    }

    /// The slug that was picked; `nil` if the person left.
    mutating func run() throws -> String? {
        guard keys.begin() else { throw Failure("the terminal does not give single keys") }
        // The other screen, so that what stood there comes back.
        write("\u{1B}[?1049h\u{1B}[?25l")
        defer {
            write("\u{1B}[?25h\u{1B}[?1049l")
            keys.end()
        }
        try search()
        while true {
            draw()
            guard let key = keys.next() else { continue }
            switch key {
            case .leave: return nil
            case .enter: if hits.indices.contains(chosen) { return hits[chosen].slug }
            case .up: move(by: -1)
            case .down: move(by: 1)
            case .pageUp: move(by: -(height - 3))
            case .pageDown: move(by: height - 3)
            case .home: move(by: -hits.count)
            case .end: move(by: hits.count)
            case .text(let text): try change(query + text)
            case .backspace: try change(String(query.dropLast()))
            case .clear: try change("")
            }
        }
    }

    private mutating func move(by rows: Int) { chosen = max(0, min(hits.count - 1, chosen + rows)) }

    private mutating func change(_ text: String) throws {
        guard text != query, text.utf8.count <= Limits.queryBytes else { return }
        query = text
        try search()
    }

    private mutating func search() throws {
        let result = try catalogue.store.search(
            SearchRequest(query: query, filters: filters, limit: Self.limit, excerpts: 0))
        hits = result.hits
        total = result.total
        chosen = 0
    }

    // MARK: Drawing

    private mutating func draw() {
        let rows = height - 2
        let isWide = width >= 80
        let listWidth = isWide ? min(48, width * 2 / 5) : width
        let preview =
            isWide && hits.indices.contains(chosen) ? self.preview(of: hits[chosen].slug, width - listWidth - 3) : []
        let first = max(0, min(chosen - rows / 2, hits.count - rows))
        var out = "\u{1B}[H" + "\u{1B}[1m> \u{1B}[0m" + fitted(TerminalText.escaped(query), width - 3) + "\u{1B}[K\r\n"
        for row in 0..<rows {
            let index = first + row
            var line = ""
            if hits.indices.contains(index) {
                let text = fitted(TerminalText.escaped(hits[index].title), listWidth - 2)
                line = index == chosen ? "\u{1B}[7m \(text) \u{1B}[0m" : " \(text) "
            } else {
                line = String(repeating: " ", count: listWidth)
            }
            if isWide { line += " │ " + (preview.indices.contains(row) ? preview[row] : "") }
            out += line + "\u{1B}[K\r\n"
        }
        let state = hits.isEmpty ? "no recipe matches" : "\(chosen + 1) of \(total)"
        out += "\u{1B}[2m" + fitted(state + "  Return shows it, Escape leaves", width - 1) + "\u{1B}[0m\u{1B}[K"
        write(out)
    }

    /// What is shown beside the list: title, answer, picture and code, as far as the screen goes.
    private mutating func preview(of slug: String, _ width: Int) -> [String] {
        if let known = previews[slug] { return known }
        var lines: [String] = []
        if let recipe = try? catalogue.recipe(slug: slug) {
            var page = RecipePage(recipe: recipe, width: width, color: false)
            page.frames = ScenarioLayout(recipe).layOut(recipe.allScenarios[0]).frames
            page.scenario = recipe.allScenarios[0].name
            lines = page.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(height - 2)
                .map { fitted(String($0), width, pads: false) }
        }
        previews[slug] = lines
        return lines
    }

    /// The text in so many columns, cut or padded.
    private func fitted(_ text: String, _ columns: Int, pads: Bool = true) -> String {
        var out = ""
        var used = 0
        for character in text.replacing("\t", with: "    ") {
            let next = used + TerminalText.width(of: character)
            if next > columns { break }
            out.append(character)
            used = next
        }
        return pads ? out + String(repeating: " ", count: max(0, columns - used)) : out
    }

    private func write(_ text: String) { StandardStream.error.write(text) }
}
