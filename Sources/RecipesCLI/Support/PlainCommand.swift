/// A command line without any option, for the commands that people wait for.
///
/// These are read without the parser: asking it takes longer than the search. Everything with a dash in front, and every
/// other command, goes through the parser, which then runs the same.
enum PlainCommand {
    case search([String])
    case show(String)

    /// - Returns: `nil` where the parser has to read the arguments.
    init?(_ arguments: [String]) {
        guard arguments.count > 1, !arguments.dropFirst().contains(where: { $0.utf8.first == UInt8(ascii: "-") }) else {
            return nil
        }
        let words = Array(arguments.dropFirst(2))
        switch arguments[1] {
        case "search": self = .search(words)
        case "show" where words.count == 1: self = .show(words[0])
        default: return nil
        }
    }

    func run() throws {
        switch self {
        case .search(let words): try SearchRun(query: words, context: CommandContext()).run()
        case .show(let slug): try ShowRun(slug: slug, context: CommandContext()).run()
        }
    }
}
