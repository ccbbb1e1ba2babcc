import ArgumentParser

/// Options that every command has.
struct GlobalOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The store to use.", valueName: "path"), completion: .file())
    var store: String?

    @Option(help: "When to use colours.")
    var color: ColorChoice = .auto

    @Flag(help: "Print JSON; messages on standard error are JSON too, an object a line.")
    var json = false

    @Flag(name: .shortAndLong, help: "Print no remarks on standard error, only warnings and errors.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Also say which store is used and how it was asked.")
    var verbose = false

    @Flag(help: "Never show long output through a pager.")
    var noPager = false

    /// What `GlobalOptions` understands, for those who look at words before the parser does.
    static let valueOptions = ["--store", "--color"]
    static let flags = ["--json", "--quiet", "-q", "--verbose", "-v", "--no-pager"]

    var output: Output {
        Output(color: color, isJSON: json, isQuiet: quiet, isVerbose: verbose, mayPage: !noPager)
    }
}

extension ColorChoice: ExpressibleByArgument {}
