import ArgumentParser
import RecipeModel
import RecipeService
import SwiftUIFrontEnd

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of a recipe, a layout tree or a validation report.",
        discussion: """
            Examples:
              recipes schema > recipe.schema.json
              recipes schema tree
              recipes schema report
            """)

    enum Kind: String, ExpressibleByArgument, CaseIterable { case recipe, tree, report }

    @Argument(help: "Of what.") var kind: Kind = .recipe
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let schema =
            switch kind {
            case .recipe: RecipeSchema.value
            case .tree: TreeSchema.value
            case .report: JSONReport.schema
            }
        global.output.line(schema.text(indented: true))
    }
}
