import RecipeStore
import SwiftUIFrontEnd

/// A command line that is read without the parser, for the commands that people wait for.
///
/// Asking the parser takes longer than the work. What is not understood here goes through the parser, which then runs the
/// same: every other command, every mistake, and for `search` and `show` everything with a dash in front.
enum PlainCommand {
    case search([String])
    case show(String)
    case render(RenderRun)

    /// - Returns: `nil` where the parser has to read the arguments.
    init?(_ arguments: [String]) {
        guard arguments.count > 1 else { return nil }
        let words = Array(arguments.dropFirst(2))
        let isPlain = !words.contains { $0.utf8.first == UInt8(ascii: "-") }
        switch arguments[1] {
        case "search" where isPlain: self = .search(words)
        case "show" where isPlain && words.count == 1: self = .show(words[0])
        case "render":
            guard let run = RenderRun(words: words) else { return nil }
            self = .render(run)
        default: return nil
        }
    }

    func run() throws {
        switch self {
        case .search(let words): try SearchRun(query: words, context: CommandContext()).run()
        case .show(let slug): try ShowRun(slug: slug, context: CommandContext()).run()
        // One large stack for all of it: each thread that is made for one costs a tenth of a millisecond.
        case .render(let run):
            ProcessHeap.growInLargeSteps()
            try OnLargeStack.run { Result { try run.run() } }.get()
        }
    }
}
