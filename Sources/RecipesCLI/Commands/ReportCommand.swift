import ArgumentParser
import Foundation
import RecipeService

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Work with reports of validate.", subcommands: [Merge.self])

    struct Merge: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "merge",
            abstract: "Put the JSON reports of several shards together.",
            discussion: """
                Gives what one run over everything would have given, with its exit code. A shard that may be empty \
                is run with --allow-empty; the merged report judges without it.

                Example:
                  recipes report merge shard-*.json --report html=report.html
                """)

        @Argument(help: ArgumentHelp("JSON reports; - for standard input.", valueName: "file")) var files: [String]
        @Option(
            parsing: .singleValue,
            help: ArgumentHelp(
                "Writes a report; kinds are \(ReportFormats.kinds.joined(separator: ", ")).", valueName: "kind=path"))
        var report: [String] = []
        @Flag(help: "Nothing to check is a pass.") var allowEmpty = false
        @Flag(help: "An unexpected pass is a failure.") var strict = false
        @OptionGroup var global: GlobalOptions

        func run() throws {
            let writer = ReportOutput(
                targets: try report.map { try ReportTarget($0) }, isJSON: global.json, output: global.output)
            let reports = try files.map { name in
                (name: name, report: try JSONReport.read(try InputText.read(name), name: name))
            }
            let merged = try ReportMerge.merge(reports, allowsEmpty: allowEmpty, isStrict: strict)
            try writer.write(merged)
            try writer.judge(merged)
        }
    }
}
