import ArgumentParser
import RecipeStore

struct Search: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Find recipes by words, tags, authors, what they use, or their structure.",
        discussion: """
            Words may be "phrases", prefix*, -excluded, joined by OR, and limited by title: tag: author: uses:. \
            Anything else is literal text. A recipe whose slug, number (id:7) or title is the query comes first, then \
            those with such a tag. Exits with 1 if nothing matches, and says which filter removed all.

            --status passing and failing lay out what the search finds, which takes a moment where that is much.

            --like takes the structure of a layout: HStack(Text, Spacer) has exactly these children, * is any view, \
            ... any number of them; VStack{Image} holds one anywhere below, Image[Text] one in an overlay, a \
            background or another argument.

            --exact looks for the very text, capitals and signs included; --regex for a pattern as Swift has them, \
            (?i) for any capitals; --raw takes an expression of FTS5. They go through title, tags, description, prose \
            and code.

            Examples:
              recipes search alignment
              recipes search 'guide -grid tag:form'
              recipes search '.frame(maxWidth: .infinity)' --uses ViewThatFits
              recipes search --like 'HStack(Text, Spacer, Image)'
              recipes search --regex 'spacing: *(1[0-9]|2[0-4])'
              recipes search grid --has steps --status failing
              recipes search --frames target.json
              recipes search card --format '{{slug}}\\t{{title}}'
            """)

    @Argument(help: "What to look for; nothing lists all recipes.") var query: [String] = []
    @Flag(help: "The very text: no operators, capitals count.") var exact = false
    @Flag(help: "A regular expression.") var regex = false
    @Flag(help: "An expression of FTS5.") var raw = false
    @Option(
        help: ArgumentHelp(
            "Recipes that lay out like this: frames as JSON, a document or a slug.", valueName: "file|slug"),
        completion: StoreCompletion.slugsAndFiles)
    var frames: String?
    @OptionGroup(title: "Filters") var filter: FilterArguments
    @Option(name: [.customShort("n"), .long], help: ArgumentHelp("At most so many.", valueName: "n"))
    var limit: Int = 20
    @Option(help: "How to sort.") var sort: SearchOrder = .relevance
    @OptionGroup(title: "Rows") var rows: RowArguments
    @OptionGroup var global: GlobalOptions

    /// The options of a search that have a value, for those who look at words before the parser does.
    static let valueOptions =
        GlobalOptions.valueOptions + [
            "--tag", "--author", "--uses", "--like", "--has", "--status", "--since", "-n", "--limit", "--sort",
            "--frames",
            "--format", "--json-fields"
        ]

    func validate() throws {
        guard [exact, regex, raw].count(where: { $0 }) < 2 else {
            throw ValidationError("--exact, --regex and --raw contradict each other")
        }
        guard frames == nil || filter.verdict == nil else {
            throw ValidationError("--frames goes without --status \(filter.verdict?.rawValue ?? "")")
        }
        guard limit > 0 else { throw ValidationError("--limit must be at least 1") }
    }

    private var mode: SearchMode { exact ? .exact : regex ? .regex : raw ? .raw : .words }

    func run() throws {
        if let frames {
            let request = SearchRequest(
                query: query.joined(separator: " "), filters: try filter.filters(), mode: mode)
            return try LikenessRun(
                target: frames, request: request, limit: limit, style: try rows.style(isJSON: global.json),
                context: global.context
            ).run()
        }
        var run = SearchRun(query: query, context: global.context)
        run.filters = try filter.filters()
        run.verdict = filter.verdict
        run.limit = limit
        run.order = sort
        run.mode = mode
        run.style = try rows.style(isJSON: global.json)
        try run.run()
    }
}

extension SearchOrder: ExpressibleByArgument {}
