import ArgumentParser
import Diagnostics
import Foundation
import RecipeModel
import RecipeService
import RecipeStore

struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lay recipes out again and compare what was expected.",
        discussion: """
            Exits with 0 if everything was checked and right, with 1 if something differs or nothing was checked, with 2
            if something could not be laid out.

            Examples:
              recipes validate
              recipes validate card --origin derived
              recipes validate --report junit=out.xml --report github
              recipes validate --self-test
            """)

    @Argument(help: "Slugs of recipes; all if there are none.") var slugs: [String] = []
    @Option(parsing: .singleValue, help: "Recipes with this tag; may be repeated.") var tag: [String] = []
    @Option(help: "Only expectations of this origin.") var origin: Provenance.Origin?
    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Writes a report; kinds are \(ReportFormats.kinds.joined(separator: ", ")).", valueName: "kind=path"))
    var report: [String] = []
    @Option(help: ArgumentHelp("Only the recipes of this part of a division by slug.", valueName: "i/n"))
    var shard: String?
    @Option(name: .customShort("j"), help: ArgumentHelp("How many threads.", valueName: "n")) var threads: Int?
    @Flag(help: "Change one expected number of every expectation; every recipe must fail.") var selfTest = false
    @Flag(help: "Nothing to check is a pass.") var allowEmpty = false
    @Flag(help: "An unexpected pass is a failure.") var strict = false
    @Flag(help: "JSON, the same as --report json.") var json = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let reports = try report.map { try ReportTarget($0) }
        let catalogue = try global.openCatalogue()
        let subjects = try global.storeOperation { try self.subjects(in: catalogue) }
        let count = threads ?? ProcessInfo.processInfo.activeProcessorCount
        let result = Validator(origin: origin, perturbs: selfTest).validate(subjects, threads: count)
        let output = global.output
        for target in reports { try output.write(target.format.text(of: result), to: target.path) }
        if json {
            output.write(JSONReport.text(of: result))
        } else if !reports.contains(where: { $0.path == nil }) {
            output.write(TextReport.text(of: result, color: output.isColored))
        }
        if selfTest { return try judgeSelfTest(result) }
        if result.recipes.contains(where: { [.error, .unsupported].contains($0.state) }) { throw ExitStatus.failure }
        guard result.isSuccess(strict: strict, allowEmpty: allowEmpty) else {
            if result.recipes.isEmpty { output.note("no recipe is selected, so nothing was checked") }
            throw ExitStatus.negative
        }
    }

    private func subjects(in catalogue: Catalogue) throws -> [Validator.Subject] {
        var recipes: [Recipe]
        if slugs.isEmpty {
            recipes = try catalogue.store.recipes(matching: SearchFilters(tags: tag)).map(\.recipe)
        } else {
            recipes = try slugs.map { try catalogue.recipe(slug: $0) }
        }
        if let shard { recipes = try Shard(shard).select(recipes) }
        return try recipes.map { Validator.Subject(recipe: $0, trees: try catalogue.store.trees(of: $0.slug)) }
    }

    /// Every recipe that has expectations must have turned red.
    private func judgeSelfTest(_ result: ValidationReport) throws {
        let checked = result.recipes.filter { !$0.expectations.isEmpty }
        let unnoticed = checked.filter { $0.state.isSuccess }
        if unnoticed.isEmpty, !checked.isEmpty {
            global.output.note("self-test: a changed number was noticed in each of \(checked.count) recipes")
            return
        }
        for recipe in unnoticed { global.output.note("self-test: a changed number was not noticed in \(recipe.slug)") }
        if checked.isEmpty { global.output.note("self-test: no recipe has expectations") }
        throw ExitStatus.negative
    }
}

extension Provenance.Origin: ExpressibleByArgument {}

/// A report with the file that it goes to; standard output where none is given.
struct ReportTarget {
    let format: any ReportFormat.Type
    let path: String?

    init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1)
        guard let kind = parts.first, let format = ReportFormats.named(String(kind)) else {
            throw Failure(
                "unknown kind of report \"\(text)\"", hint: "there are: " + ReportFormats.kinds.joined(separator: ", "))
        }
        self.format = format
        path = parts.count == 2 ? String(parts[1]) : nil
    }
}

/// One part of a division of recipes that does not change when others are added.
struct Shard {
    let index: Int
    let count: Int

    init(_ text: String) throws {
        let parts = text.split(separator: "/").compactMap { Int($0) }
        guard parts.count == 2, parts[1] > 0, (1...parts[1]).contains(parts[0]) else {
            throw Failure("expected a shard like 2/5, found \"\(text)\"")
        }
        index = parts[0] - 1
        count = parts[1]
    }

    func select(_ recipes: [Recipe]) -> [Recipe] {
        recipes.filter { Int(Self.hash($0.slug) % UInt64(count)) == index }
    }

    /// FNV-1a, the same on every machine.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
