import ArgumentParser
import CanonicalJSON

struct Completion: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completion",
        abstract: "Print the completion script of a shell.",
        discussion: """
            Examples:
              recipes completion bash > /etc/bash_completion.d/recipes
              recipes completion zsh > ~/.zfunc/_recipes
            """)

    enum Shell: String, ExpressibleByArgument, CaseIterable { case bash, zsh, fish }

    @Argument(help: "The shell.") var shell: Shell
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let kind: CompletionShell = shell == .bash ? .bash : shell == .zsh ? .zsh : .fish
        let script = RecipesCommand.completionScript(for: kind)
        let document: JSON = [
            "format": "recipes.completion", "version": 1, "shell": .string(shell.rawValue), "script": .string(script)
        ]
        global.output.line(global.json ? document.text(indented: true) : script)
    }
}
