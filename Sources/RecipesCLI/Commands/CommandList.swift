import ArgumentParser

/// Every command, in the order of the help.
enum CommandList {
    /// The names by what they are for, as the help shows them.
    static let groups: [(title: String, names: [String])] = [
        ("Reading", ["search", "list", "show", "browse", "related", "uses", "tags", "authors", "stats", "sql"]),
        ("Layout", ["render", "explain", "why", "check", "support"]),
        ("Catalogue", ["add", "remove", "rename", "undo", "log", "diff", "restore"]),
        ("Checking", ["validate", "lint", "record", "review", "accept", "reject", "report", "compare"]),
        ("Exchange", ["export", "import", "import-capture", "sync", "copy", "outdated", "update", "schema"]),
        ("Upkeep", ["init", "doctor", "backup", "config", "completion", "manual"])
    ]

    static var names: [String] { groups.flatMap(\.names) }

    static var all: [any ParsableCommand.Type] { names.compactMap(command) }

    /// The command of a name.
    static func command(_ name: String) -> (any ParsableCommand.Type)? {
        switch name {
        case "search": Search.self
        case "list": List.self
        case "show": Show.self
        case "render": Render.self
        case "explain": Explain.self
        case "why": Why.self
        case "check": Check.self
        case "add": Add.self
        case "remove": Remove.self
        case "rename": Rename.self
        case "undo": Undo.self
        case "log": Log.self
        case "restore": Restore.self
        case "copy": Copy.self
        case "outdated": Outdated.self
        case "update": Update.self
        case "validate": Validate.self
        case "record": Record.self
        case "review": Review.self
        case "accept": Accept.self
        case "reject": Reject.self
        case "report": ReportCommand.self
        case "compare": Compare.self
        case "diff": Diff.self
        case "sql": SQL.self
        case "lint": Lint.self
        case "browse": Browse.self
        case "uses": Uses.self
        case "export": Export.self
        case "import": Import.self
        case "import-capture": ImportCapture.self
        case "sync": Sync.self
        case "related": Related.self
        case "tags": Tags.self
        case "authors": Authors.self
        case "stats": Stats.self
        case "support": Support.self
        case "schema": Schema.self
        case "init": Init.self
        case "doctor": Doctor.self
        case "backup": BackupCommand.self
        case "config": Config.self
        case "completion": Completion.self
        case "manual": Manual.self
        default: nil
        }
    }

    /// The one command that a command line begins with; `nil` where help is asked for or something about all.
    ///
    /// The parser builds every command that it is given, which takes longer than most of them run.
    static func asked(by arguments: [String]) -> (any ParsableCommand.Type)? {
        guard arguments.count > 1 else { return nil }
        // Shells ask for completions of a command by `---completion COMMAND -- …`.
        let name = arguments[1] == "---completion" && arguments.count > 2 ? arguments[2] : arguments[1]
        // What one of these prints is about the others.
        return ["manual", "completion"].contains(name) ? nil : command(name)
    }
}
