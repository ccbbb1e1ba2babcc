import ArgumentParser
import Diagnostics

/// Help that is not about a command: `recipes help exit-codes`, and what to say about words that are no command.
enum HelpTopic {
    static let exitCodes = """
        EXIT CODES
          0   done, matched, passed
          1   an honest negative: no match, a mismatch, nothing checked
          2   it could not be done: bad input, an unsupported construct, a store that cannot be opened
          64  wrong usage

        """

    /// Prints the topic that the arguments ask for and ends the command; returns if they ask for none.
    ///
    /// - Throws: `ExitCode`, also for a command that there is not.
    static func show(_ arguments: [String]) throws {
        guard arguments.count > 1 else { return }
        let output = Output(color: .auto)
        if arguments[1] == "help", arguments.count > 2 {
            if arguments[2] == "exit-codes" {
                output.write(exitCodes)
                throw ExitStatus.success
            }
            try refuse(arguments[2], output)
        } else {
            try refuse(arguments[1], output)
        }
    }

    private static func refuse(_ word: String, _ output: Output) throws {
        let names = CommandList.all.map { $0._commandName } + ["help", "exit-codes"]
        guard !word.hasPrefix("-"), !names.contains(word) else { return }
        let near = NearestName.of(word, among: names).map { "did you mean \($0)?" }
        output.note("error: there is no command \(TerminalText.escaped(word)) [unknown-command]")
        output.note("  hint: \(near ?? "recipes --help lists all commands")")
        throw ExitCode.validationFailure
    }
}
