import ArgumentParser

/// Options that every command has.
struct GlobalOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The store to use.", valueName: "path"))
    var store: String?

    @Option(help: "When to use colours.")
    var color: ColorChoice = .auto

    var output: Output { Output(color: color) }
}

extension ColorChoice: ExpressibleByArgument {}
