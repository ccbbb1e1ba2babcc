import ArgumentParser

struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a recipe: the answer, the picture, the code and the frames.",
        discussion: """
            SLUG@N shows the recipe as it was at revision N.

            Examples:
              recipes show sticky-footer
              recipes show card --only snippet > Card.swift
              recipes show card --only frames --scenario wide
            """)

    @Argument(help: "The slug of a recipe, or slug@revision.", completion: StoreCompletion.slugs) var slug: String
    @Option(help: "Print this part only; the snippet is byte for byte what was added.") var only: ShowRun.Part?
    @Option(
        help: ArgumentHelp("The scenario to show.", valueName: "name"), completion: StoreCompletion.scenarios)
    var scenario: String?
    @OptionGroup var global: GlobalOptions

    func run() throws { try ShowRun(slug: slug, only: only, scenario: scenario, context: global.context).run() }
}

extension ShowRun.Part: ExpressibleByArgument {}
