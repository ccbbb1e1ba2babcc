import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program that long output is shown with: `RECIPES_PAGER`, else `PAGER`, else `less -FIRX`. An empty variable,
/// `cat` and a dumb terminal mean none.
///
/// It is started once there is more than fits the screen: most searches fit, and are then there sooner. A process has
/// one standard output, so there is one pager; it is only touched by the main thread.
enum Pager {
    private enum State {
        case off
        /// Output is held back until it is known whether it fits.
        case waiting(String)
        case running(UnsafeMutablePointer<FILE>)
    }

    nonisolated(unsafe) private static var state = State.off

    /// Whether talk has to wait, so that it does not get in between.
    static var isHoldingTalk: Bool { if case .off = state { false } else { true } }

    /// Shows what is written from now on through a pager if it is long and a person is watching.
    static func start() {
        if case .off = state, Terminal.isOutputTerminal { state = .waiting("") }
    }

    /// Takes output while it is not known whether it fits.
    ///
    /// - Returns: what has to be written now; `nil` for nothing.
    static func take(_ text: String) -> String? {
        guard case .waiting(let held) = state else { return text }
        let all = held + text
        guard rows(of: all, width: Terminal.width) >= Terminal.height else {
            state = .waiting(all)
            return nil
        }
        state = .off
        if let command = command() { run(command) }
        return all
    }

    private static func run(_ command: String) {
        guard let pipe = popen(command, "w") else { return }
        guard dup2(fileno(pipe), STDOUT_FILENO) >= 0 else {
            pclose(pipe)
            return
        }
        state = .running(pipe)
        // The pager decides what Ctrl-C means while it is on the screen.
        signal(SIGINT, SIG_IGN)
    }

    /// Writes what was held back, or waits until the person has left the pager.
    static func finish() {
        let last = state
        state = .off
        switch last {
        case .off: return
        case .waiting(let text): StandardStream.output.write(text)
        case .running(let pipe):
            close(STDOUT_FILENO)
            pclose(pipe)
        }
        StandardStream.writeDeferred()
    }

    /// How many rows of a terminal a text takes.
    static func rows(of text: String, width: Int) -> Int {
        var rows = 0
        var columns = 0
        var isEscape = false
        for scalar in text.unicodeScalars {
            if isEscape {
                // A colour ends with its letter.
                isEscape = !("a"..."z" ~= scalar || "A"..."Z" ~= scalar)
            } else if scalar == "\u{1B}" {
                isEscape = true
            } else if scalar == "\n" {
                rows += max(1, (columns + width - 1) / width)
                columns = 0
            } else {
                columns += 1
            }
        }
        return rows + (columns + width - 1) / width
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
