import ArgumentParser

struct Completion: ParsableCommand {
    static let configuration = CommandConfiguration(
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
        global.output.line(RecipesCommand.completionScript(for: kind))
    }
}
