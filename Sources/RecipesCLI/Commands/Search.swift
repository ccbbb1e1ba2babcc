import ArgumentParser
import RecipeStore

struct Search: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Find recipes by words, tags, authors, what they use, or their structure.",
        discussion: """
            Words may be "phrases", prefix*, -excluded, joined by OR, and limited by title: tag: author: uses:. \
            Anything else is literal text. Exits with 1 if nothing matches.

            --like takes the structure of a layout: HStack(Text, Spacer) has exactly these children, * is any view, \
            ... any number of them; VStack{Image} holds one anywhere below, Image[Text] one in an overlay, a \
            background or another argument.

            Examples:
              recipes search alignment
              recipes search 'guide -grid tag:form'
              recipes search '.frame(maxWidth: .infinity)' --uses ViewThatFits
              recipes search --like 'HStack(Text, Spacer, Image)'
            """)

    @Argument(help: "What to look for; nothing lists all recipes.") var query: [String] = []
    @OptionGroup(title: "Filters") var filter: FilterArguments
    @Option(name: [.customShort("n"), .long], help: ArgumentHelp("At most so many.", valueName: "n"))
    var limit: Int = 20
    @Option(help: "How to sort.") var sort: SearchOrder = .relevance
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        guard limit > 0 else { throw ValidationError("--limit must be at least 1") }
    }

    func run() throws {
        var run = SearchRun(query: query, context: global.context)
        run.filters = try filter.filters()
        run.limit = limit
        run.order = sort
        try run.run()
    }
}

extension SearchOrder: ExpressibleByArgument {}
