import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program that long output is shown with: `RECIPES_PAGER`, else `PAGER`, else `less -FIRX`, which leaves at once
/// what fits the screen. An empty variable, `cat` and a dumb terminal mean none.
///
/// A process has one standard output, so there is one pager; it is only touched by the main thread.
enum Pager {
    nonisolated(unsafe) private static var process: UnsafeMutablePointer<FILE>?

    /// Whether standard output goes to a pager.
    static var isRunning: Bool { process != nil }

    /// Starts the pager if standard output is a terminal; what is written from then on goes through it.
    static func start() {
        guard process == nil, Terminal.isOutputTerminal, let command = command() else { return }
        // Afterwards the terminal cannot be asked any more.
        _ = Terminal.width
        guard let pipe = popen(command, "w") else { return }
        guard dup2(fileno(pipe), STDOUT_FILENO) >= 0 else {
            pclose(pipe)
            return
        }
        process = pipe
        // The pager decides what Ctrl-C means while it is on the screen.
        signal(SIGINT, SIG_IGN)
    }

    /// Waits until the person has left the pager.
    static func finish() {
        guard let pipe = process else { return }
        process = nil
        close(STDOUT_FILENO)
        pclose(pipe)
        StandardStream.writeDeferred()
    }

    /// The command line of the pager; `nil` where none is wanted or there is none.
    static func command(
        variable: (String) -> String? = Terminal.variable, isThere: (String) -> Bool = Self.isProgram
    ) -> String? {
        guard let terminal = variable("TERM"), !terminal.isEmpty, terminal != "dumb" else { return nil }
        let command = variable("RECIPES_PAGER") ?? variable("PAGER") ?? "less -FIRX"
        guard let program = command.split(separator: " ").first, program != "cat", isThere(String(program)) else {
            return nil
        }
        return command
    }

    /// Whether a program of that name can be run.
    static func isProgram(_ name: String) -> Bool {
        if name.contains("/") { return access(name, X_OK) == 0 }
        // A variable assignment, or anything else that only a shell understands.
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || "._-+".contains($0) }) else { return true }
        return (Terminal.variable("PATH") ?? "").split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
    }
}
