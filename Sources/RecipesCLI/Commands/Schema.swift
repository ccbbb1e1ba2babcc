import ArgumentParser
import RecipeModel
import RecipeService

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of a recipe, or of a validation report.",
        discussion: """
            Examples:
              recipes schema > recipe.schema.json
              recipes schema report
            """)

    enum Kind: String, ExpressibleByArgument, CaseIterable { case recipe, report }

    @Argument(help: "Of what.") var kind: Kind = .recipe
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let schema = kind == .recipe ? RecipeSchema.value : JSONReport.schema
        global.output.line(schema.text(indented: true))
    }
}
