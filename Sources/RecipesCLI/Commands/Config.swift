import ArgumentParser
import CanonicalJSON
import RecipeService

struct Config: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Show which store and settings apply, and why.",
        discussion: """
            Example:
              recipes config --explain
            """)

    @Flag(help: "Show every place that was looked at.") var explain = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let location = StoreLocation.resolve(option: global.store)
        let places = StoreLocation.all(option: global.store)
        let output = global.output
        if global.json {
            let document: JSON = [
                "format": "recipes.config", "version": 1, "store": .string(location.path),
                "reason": .string(location.reason.rawValue),
                "places": .array(
                    places.map { place in
                        [
                            "place": .string(place.reason.rawValue),
                            "path": place.candidate.map { .string($0.path) } ?? .null
                        ]
                    })
            ]
            output.line(document.text(indented: true))
            return
        }
        output.line("store: \(location.path)")
        guard explain else { return }
        for place in places {
            let chosen = place.reason == location.reason
            output.line("  \(chosen ? "→" : " ") \(place.reason.rawValue): \(place.candidate?.path ?? "not set")")
        }
        output.line("pager: \(Pager.command() ?? "none") (--no-pager, RECIPES_PAGER, PAGER)")
        output.line("colour: \(output.isColored ? "on" : "off") (--color, NO_COLOR, TERM)")
        output.line("writing: \(global.isCheckOnly ? "off for record and accept, since CI is set" : "on")")
    }
}
