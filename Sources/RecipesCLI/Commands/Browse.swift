import ArgumentParser
import Diagnostics
import RecipeModel
import RecipeService
import RecipeStore

struct Browse: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "browse",
        abstract: "Pick a recipe from a list, with a picture of each beside it.",
        discussion: """
            Typing searches as recipes search does. Arrows, Page Up and Page Down move, Return shows the recipe, Ctrl-U \
            empties the query, Escape and Ctrl-C leave. With --print the slug is printed instead, for other commands.

            Examples:
              recipes browse
              recipes browse grid
              recipes copy "$(recipes browse --print)" Sources/
            """)

    @Argument(help: "What to look for at first.") var query: [String] = []
    @Flag(help: "Print the slug that was picked.") var print = false
    @OptionGroup(title: "Filters") var filter: FilterArguments
    @OptionGroup var global: GlobalOptions

    func run() throws {
        // The list is drawn on standard error where the pick is for another command.
        guard Terminal.isInputTerminal, Terminal.isErrorTerminal, print || Terminal.isOutputTerminal, !global.json
        else {
            throw Failure("browse needs a terminal", hint: "recipes search, or recipes list --plain, for programs")
        }
        let catalogue = try global.openCatalogue()
        var picker = RecipePicker(
            catalogue: catalogue, filters: try filter.filters(), query: query.joined(separator: " "))
        guard let slug = try picker.run() else { throw ExitStatus.negative }
        if print { return global.output.line(slug) }
        try ShowRun(slug: slug, context: global.context).run()
    }
}
