import ArgumentParser
import CanonicalJSON
import Diagnostics

/// Help that is not about a command: `recipes help exit-codes`, and what to say about words that are no command.
enum HelpTopic {
    static let exitCodes = """
        EXIT CODES
          0   done, matched, passed
          1   an honest negative: no match, a mismatch, nothing checked
          2   it could not be done: bad input, an unsupported construct,
              a store that cannot be opened
          64  wrong usage
          130 interrupted by Ctrl-C, as shells tell it

        """

    static let json = """
        JSON
          Every command takes --json. Standard output then holds one JSON
          document and nothing else, with "format", for example
          "recipes.search", and "version", a number that changes when old
          readers would misunderstand.

          Standard error holds an object a line: "recipes.diagnostics" with
          errors, warnings and notes, each with "id", "severity", "message",
          "hints" and, where it is about a file, "file", "line" and "column";
          "recipes.note" with a "message". Exit codes stay the same.

          Commands that list rows (search, list, related, uses, tags, authors,
          stats, log) also take --json-fields slug,title, --jsonl for an object
          a line, --plain for values with tabs between them, and a template:
          --format '{{slug}} {{title}}'.

        """

    static let pager = """
        PAGER AND COLOURS
          On a terminal, search, list, show, log, explain, support, tags and
          authors show what is longer than the screen through RECIPES_PAGER,
          else PAGER, else less -FIRX. An empty variable, cat, --no-pager,
          --json, TERM=dumb or a program that is not there: no pager.

          Colours are used on a terminal, unless NO_COLOR is set or TERM is
          dumb; --color always and --color never decide.

        """

    /// The topics by name.
    static let topics = [("exit-codes", exitCodes), ("json", json), ("pager", pager)]

    /// Prints the topic that the arguments ask for and ends the command; returns if they ask for none.
    ///
    /// - Throws: `ExitCode`, also for a command that there is not.
    static func show(_ arguments: [String], _ output: Output) throws {
        guard arguments.count > 1 else { return }
        guard arguments[1] == "help", arguments.count > 2 else { return try refuse(arguments[1], output) }
        if let topic = topics.first(where: { $0.0 == arguments[2] }) {
            if output.isJSON {
                let document: JSON = [
                    "format": "recipes.help", "version": 1, "topic": .string(topic.0), "text": .string(topic.1)
                ]
                output.line(document.text(indented: true))
            } else {
                output.write(topic.1)
            }
            throw ExitStatus.success
        }
        try refuse(arguments[2], output)
    }

    private static func refuse(_ word: String, _ output: Output) throws {
        guard !word.hasPrefix("-"), word != "help", CommandList.command(word) == nil else { return }
        let names = CommandList.names + ["help"] + topics.map(\.0)
        let near = NearestName.of(word, among: names).map { "did you mean \($0)?" }
        let problem = Diagnostic(
            id: "unknown-command", message: "there is no command \(TerminalText.escaped(word))",
            hints: [near ?? "recipes --help lists all commands"])
        output.show([problem], in: nil)
        throw ExitCode.validationFailure
    }
}
