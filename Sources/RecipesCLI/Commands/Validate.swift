import ArgumentParser
import CanonicalJSON
import Foundation
import RecipeModel
import RecipeService
import RecipeStore

struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Lay recipes out again and compare what was expected.",
        discussion: """
            Takes slugs of the store, and documents or folders of them, which need no store. Exits with 0 if \
            everything was checked and right, with 1 if something differs or nothing was checked, with 2 if \
            something could not be laid out. Where GITHUB_STEP_SUMMARY is set, a summary is appended to that file.

            Examples:
              recipes validate
              recipes validate card --origin derived
              recipes validate recipes/ --changed-since origin/main
              recipes validate --report junit=out.xml --report html=out.html --report github
              recipes validate card --overlays pictures/
              recipes validate --self-test
            """)

    @Argument(
        help: "Slugs of recipes, documents, or folders of documents; the whole store if there are none.",
        completion: StoreCompletion.slugsAndFiles)
    var inputs: [String] = []
    @Option(parsing: .singleValue, help: "Recipes with this tag; may be repeated.", completion: StoreCompletion.tags)
    var tag: [String] = []
    @Option(help: "Only expectations of this origin.") var origin: Provenance.Origin?
    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Writes a report; kinds are \(ReportFormats.kinds.joined(separator: ", ")).", valueName: "kind=path"))
    var report: [String] = []
    @Option(help: ArgumentHelp("Write an SVG of each scenario that differs into this folder.", valueName: "folder"))
    var overlays: String?
    @Option(help: ArgumentHelp("Only the recipes of this part of a division by slug.", valueName: "i/n"))
    var shard: String?
    @Option(
        help: ArgumentHelp(
            "Only recipes that differ from an earlier store, export or folder, or from a Git revision.",
            valueName: "rev|file"))
    var changedSince: String?
    @Option(name: .customShort("j"), help: ArgumentHelp("How many threads.", valueName: "n")) var threads: Int?
    @Option(help: ArgumentHelp("Seconds that one recipe may take; 0 for no limit.", valueName: "s"))
    var timeLimit: Double = 30
    @Option(help: ArgumentHelp("Lists the recipes that took longest, on standard error.", valueName: "n"))
    var slowest: Int?
    @Option(
        help: ArgumentHelp(
            "What is laid out: the stored trees alone, the source alone, or both, which must agree.",
            valueName: "both|trees|source"))
    var from: Validator.Basis = .both
    @Flag(help: "Warn about layouts that are fragile.") var lint = false
    @Flag(help: "Take passes from the last runs over where nothing has changed.") var cache = false
    @Flag(help: "Check again whenever the store or the documents change.") var watch = false
    @Flag(help: "Change one expected number of every expectation; every recipe must fail.") var selfTest = false
    @Flag(help: "Nothing to check is a pass.") var allowEmpty = false
    @Flag(
        help: """
            Unexpected passes, scenarios of which nothing is expected and recipes that were changed without the program \
            fail.
            """)
    var strict = false
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if selfTest, !report.isEmpty || watch || cache {
            throw ValidationError("--self-test goes without --report, --watch and --cache: its failures are wanted")
        }
        if let shard, Shard(shard) == nil { throw ValidationError("--shard takes a part like 2/5, not \"\(shard)\"") }
        if let threads, threads < 1 { throw ValidationError("-j takes a number from 1 on") }
        guard timeLimit >= 0, timeLimit.isFinite else { throw ValidationError("--time-limit takes a number from 0 on") }
    }

    func run() throws {
        let writer = ReportOutput(
            targets: try report.map { try ReportTarget($0) }, isJSON: global.json, output: global.output)
        guard watch else { return try writer.judge(try check(writer, cache: try openCache())) }
        let watch = Watch(
            paths: selection.paths(store: global.store), ignored: writer.targets.compactMap(\.path))
        let cache = ValidationCache(path: nil)
        var state = watch.fingerprint()
        while true {
            do {
                _ = try check(writer, cache: cache)
            } catch let error as InputError {
                global.output.show(error.diagnostics, in: error.source)
            }
            global.output.note("recipes: waiting for changes; Ctrl-C ends")
            state = watch.waitForChange(since: state)
        }
    }

    private var selection: ValidationSelection {
        ValidationSelection(inputs: inputs, tags: tag, shard: shard, changedSince: changedSince)
    }

    private func openCache() throws -> ValidationCache? {
        cache ? ValidationCache(path: ValidationCache.defaultPath()) : nil
    }

    /// Checks once and writes the reports.
    private func check(_ writer: ReportOutput, cache: ValidationCache?) throws -> ValidationReport {
        let validator = Validator(
            origin: origin, perturbs: selfTest, lints: lint, timeLimit: timeLimit == 0 ? nil : timeLimit, basis: from)
        let selected = try selection.selected(global)
        let source = selected.source
        if selfTest {
            let run = try run(validator, source, cache: nil)
            try judge(try SelfTest(run.report, of: source, origin: origin))
            throw ExitStatus.success
        }
        let run = try run(validator, source, cache: cache)
        var report = run.report
        report.allowsEmpty = allowEmpty
        report.shard = shard.flatMap { Shard($0) }.map { ReportShard(index: $0.index + 1, count: $0.count) }
        report.emptyInputs = selected.emptyInputs
        if strict { report.applyStrictRules() }
        if strict, let store = selected.store { report.tell(try store.outsideEdits()) }
        try writer.write(report)
        if !watch { try DiffTool()?.show(report, global.output) }
        if let overlays { try writeOverlays(of: report, to: overlays) }
        if !allowEmpty {
            for input in selected.emptyInputs {
                global.output.note("recipes: \(input) holds no recipe; --allow-empty takes that for a pass")
            }
        }
        if report.recipes.isEmpty, selected.isNarrowed {
            global.output.note(
                "recipes: none of the selected recipes is in this shard or has changed; --allow-empty takes that for a pass"
            )
        }
        if let cache {
            do { try cache.save() } catch { global.output.note("recipes: the cache cannot be written: \(error)") }
            if run.cached > 0 { global.output.note("recipes: \(run.cached) unchanged since they passed last") }
        }
        if let slowest {
            for timing in run.timings.prefix(slowest) {
                global.output.note("\(Int((timing.seconds * 1_000).rounded())) ms  \(timing.slug)")
            }
        }
        return report
    }

    private func writeOverlays(of report: ValidationReport, to folder: String) throws {
        let pictures = OverlayFiles.pictures(of: report)
        try global.output.makeFolder(folder)
        for picture in pictures {
            try global.output.write(picture.svg, to: (folder as NSString).appendingPathComponent(picture.name))
        }
        global.output.note("recipes: \(pictures.count) picture\(pictures.count == 1 ? "" : "s") in \(folder)")
    }

    private func run(
        _ validator: Validator, _ source: SubjectSource, cache: ValidationCache?
    ) throws -> ValidationRun {
        let bar = ProgressBar(label: "validating", isOn: source.count > 20 && Terminal.isErrorTerminal)
        defer { bar.finish() }
        return try validator.run(
            source, threads: threads ?? ProcessInfo.processInfo.activeProcessorCount, cache: cache
        ) { bar.update($0, of: source.count) }
    }

    private func judge(_ test: SelfTest) throws {
        let output = global.output
        if global.json {
            func list(_ slugs: [String]) -> JSON { .array(slugs.map { .string($0) }) }
            let document: JSON = [
                "format": "recipes.self-test", "version": 1, "success": .bool(test.isSuccess),
                "noticed": list(test.noticed), "unnoticed": list(test.unnoticed), "empty": list(test.empty),
                "broken": list(test.broken)
            ]
            output.line(document.text(indented: true))
        } else {
            for slug in test.unnoticed { output.line("a changed number was not noticed in \(slug)") }
            for slug in test.empty { output.line("\(slug) has no number that could be changed") }
            for slug in test.broken { output.line("\(slug) cannot be checked; recipes validate \(slug) says why") }
            let count = test.noticed.count
            output.line("self-test: changed numbers were noticed in \(count) recipe\(count == 1 ? "" : "s")")
        }
        if !test.broken.isEmpty { throw ExitStatus.failure }
        if !test.isSuccess { throw ExitStatus.negative }
    }
}

extension Provenance.Origin: ExpressibleByArgument {}
extension Validator.Basis: ExpressibleByArgument {}
