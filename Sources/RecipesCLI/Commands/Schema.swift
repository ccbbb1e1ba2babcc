import ArgumentParser
import RecipeModel

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the JSON Schema of a recipe.",
        discussion: """
            Example:
              recipes schema > recipe.schema.json
            """)

    @Flag(help: "JSON, which it always is.") var json = false
    @OptionGroup var global: GlobalOptions

    func run() throws { global.output.line(RecipeSchema.value.text(indented: true)) }
}
