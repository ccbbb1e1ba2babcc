import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// What is known about where output goes.
struct Terminal {
    /// Whether standard output is a terminal.
    static let isOutputTerminal = isatty(STDOUT_FILENO) != 0
    /// Whether standard input is a terminal.
    static let isInputTerminal = isatty(STDIN_FILENO) != 0
    /// Whether standard error is a terminal.
    static let isErrorTerminal = isatty(STDERR_FILENO) != 0

    /// A variable of the environment; the whole environment is costly to read.
    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The width in columns: the terminal's, else `COLUMNS`, else 100.
    static let width = size.map { Int($0.ws_col) } ?? variable("COLUMNS").flatMap { Int($0) }.map { max(20, $0) } ?? 100

    /// The height in rows: the terminal's, else 24.
    static let height = size.map { Int($0.ws_row) } ?? 24

    /// The size of the terminal; asked once, since a pager stands in front of it later.
    private static let size = isOutputTerminal ? dimensions(of: STDOUT_FILENO) : nil

    /// The size of the terminal that a stream is; `nil` for anything else.
    static func dimensions(of descriptor: Int32) -> winsize? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return size
    }
}

/// Whether to colour what is printed.
enum ColorChoice: String, CaseIterable {
    case auto, always, never

    /// What the environment says, read once: it is asked for every word that is printed.
    private static let isWelcome =
        (Terminal.variable("NO_COLOR") ?? "").isEmpty && Terminal.variable("TERM") != "dumb"

    /// The decision for a stream; `NO_COLOR` and a dumb terminal turn colours off unless they are asked for.
    func isOn(forTerminal isTerminal: Bool) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            return isTerminal && Self.isWelcome
        }
    }
}
