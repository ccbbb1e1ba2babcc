import ArgumentParser
import CanonicalJSON
import Diagnostics
import Foundation
import RecipeService
import RecipeStore

/// The command `recipes`.
public struct RecipesCommand: ParsableCommand {
    public static var configuration: CommandConfiguration {
        let asked = CommandList.asked(by: RecipesMain.arguments)
        return CommandConfiguration(
            commandName: "recipes",
            abstract: "A catalogue of SwiftUI layout recipes that checks itself.",
            discussion: """
                recipes search alignment finds recipes, recipes show SLUG reads one, recipes render FILE lays out any \
                SwiftUI source. Options that every command has, such as --store, may stand before it. Further help: \
                recipes help COMMAND, exit-codes, json, pager.
                """,
            version: EngineVersion.current,
            subcommands: asked.map { [$0] } ?? [],
            groupedSubcommands: asked == nil
                ? CommandList.groups.map {
                    CommandGroup(name: $0.title, subcommands: $0.names.compactMap(CommandList.command))
                } : [])
    }

    public init() {}
}

/// Runs the command line and ends the process with the tool's exit codes.
public enum RecipesMain {
    /// The command line with its words in order.
    static let arguments = CommandWords.ordered(CommandLine.arguments)

    public static func run() -> Never {
        let output = Self.output(of: arguments)
        do {
            if let plain = PlainCommand(arguments) {
                try plain.run()
            } else {
                try HelpTopic.show(arguments, output)
                if let problem = CommandWords.missingCommand(arguments) { throw ValidationError(problem) }
                var command = try RecipesCommand.parseAsRoot(Array(arguments.dropFirst()))
                try command.run()
            }
            end(ExitStatus.success)
        } catch let failure as Failure {
            output.show(failure.diagnostics, in: failure.source)
            end(ExitStatus.failure)
        } catch let error as InputError {
            output.show(error.diagnostics, in: error.source)
            end(ExitStatus.failure)
        } catch let error as StoreError {
            output.show([error.diagnostic], in: nil)
            end(ExitStatus.failure)
        } catch let code as ExitCode {
            end(code)
        } catch {
            let code = RecipesCommand.exitCode(for: error)
            // What is neither wrong usage nor a request for help is something of the system that failed.
            if code == .failure {
                output.show(Failure(SystemReason.text(of: error)).diagnostics, in: nil)
                end(ExitStatus.failure)
            }
            guard output.isJSON, code == .validationFailure else { RecipesCommand.exit(withError: error) }
            output.show([Diagnostic(id: "usage", message: RecipesCommand.message(for: error))], in: nil)
            end(code)
        }
    }

    private static func end(_ code: ExitCode) -> Never {
        Pager.finish()
        CommandContext.closeCatalogues()
        exit(code.rawValue)
    }

    /// How errors are written: asked for before anything is parsed, since parsing may fail.
    private static func output(of arguments: [String]) -> Output {
        var output = Output(color: .auto)
        for (index, argument) in arguments.enumerated().dropFirst() {
            if argument == "--" { break }
            if argument == "--json" { output.isJSON = true }
            let value =
                argument == "--color"
                ? arguments.dropFirst(index + 1).first
                : argument.hasPrefix("--color=") ? String(argument.dropFirst(8)) : nil
            if let choice = value.flatMap(ColorChoice.init) { output.color = choice }
        }
        return output
    }
}
