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

    @Flag(help: "Never show long output through a pager.")
    var noPager = false

    var output: Output { Output(color: color, isJSON: json, isQuiet: quiet, mayPage: !noPager) }
}

extension ColorChoice: ExpressibleByArgument {}
