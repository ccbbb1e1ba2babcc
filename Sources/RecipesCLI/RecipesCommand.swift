import ArgumentParser
import Diagnostics
import Foundation
import RecipeService

/// The command `recipes`.
public struct RecipesCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "recipes",
        abstract: "A catalogue of SwiftUI layout recipes that checks itself.",
        version: EngineVersion.current,
        subcommands: CommandList.all)

    public init() {}
}

/// Runs the command line and ends the process with the tool's exit codes.
public enum RecipesMain {
    public static func run() -> Never {
        var color = ColorChoice.auto
        do {
            try HelpTopic.show(CommandLine.arguments)
            var command = try RecipesCommand.parseAsRoot()
            if let choice = colorChoice(in: CommandLine.arguments) { color = choice }
            try command.run()
            exit(ExitStatus.success.rawValue)
        } catch let failure as Failure {
            Output(color: color).show(failure.diagnostics, in: failure.source)
            exit(ExitStatus.failure.rawValue)
        } catch let error as InputError {
            Output(color: color).show(error.diagnostics, in: error.source)
            exit(ExitStatus.failure.rawValue)
        } catch let code as ExitCode {
            exit(code.rawValue)
        } catch {
            // What is neither wrong usage nor a request for help is something of the system that failed.
            guard RecipesCommand.exitCode(for: error) == .failure else { RecipesCommand.exit(withError: error) }
            Output(color: color).show(Failure(SystemReason.text(of: error)).diagnostics, in: nil)
            exit(ExitStatus.failure.rawValue)
        }
    }

    private static func colorChoice(in arguments: [String]) -> ColorChoice? {
        for (index, argument) in arguments.enumerated() {
            if argument == "--color", index + 1 < arguments.count { return ColorChoice(rawValue: arguments[index + 1]) }
            if argument.hasPrefix("--color=") { return ColorChoice(rawValue: String(argument.dropFirst(8))) }
        }
        return nil
    }
}
