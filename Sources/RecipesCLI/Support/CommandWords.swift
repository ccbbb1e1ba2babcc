/// The words of a command line in the order that the parser wants them in.
enum CommandWords {
    /// Options that every command has go behind the command, and words of a search that are to be left out, as `-grid`,
    /// to the end, where no option is looked for.
    static func ordered(_ words: [String]) -> [String] {
        guard let program = words.first else { return words }
        var rest = Array(words.dropFirst())
        let leading = leadingOptions(rest)
        if !leading.isEmpty, leading.count < rest.count {
            let command = rest[leading.count]
            let arguments = rest[(leading.count + 1)...]
            // Help is about words; what follows it is what it is about.
            rest = command == "help" ? [command] + arguments + leading : [command] + leading + arguments
        }
        if rest.first == "search" { rest = searchWords(rest) }
        return [program] + rest
    }

    /// The options of `GlobalOptions` before the command; none unless a command follows.
    private static func leadingOptions(_ words: [String]) -> [String] {
        var index = 0
        while index < words.count {
            let word = words[index]
            let hasValue = GlobalOptions.valueOptions.contains { word.hasPrefix($0 + "=") }
            if hasValue || GlobalOptions.flags.contains(word) {
                index += 1
            } else if GlobalOptions.valueOptions.contains(word) {
                index += 2
            } else {
                return word.hasPrefix("-") ? [] : Array(words[..<index])
            }
        }
        return []
    }

    /// What is wrong with a command line that names options and no command; `nil` for any other.
    static func missingCommand(_ words: [String]) -> String? {
        let words = words.dropFirst()
        guard let last = words.last, let first = words.first, first.hasPrefix("-"),
            leadingOptions(Array(words) + ["command"]).count == words.count
        else {
            // The last option took the word that was to be the command.
            guard let last = words.last, GlobalOptions.valueOptions.contains(last),
                leadingOptions(words.dropLast() + ["command"]).count == words.count - 1
            else { return nil }
            return "Missing value for '\(last)', and a command behind it"
        }
        return "Missing a command behind '\(last)'"
    }

    private static func searchWords(_ words: [String]) -> [String] {
        var kept: [String] = []
        var refused: [String] = []
        var index = 0
        while index < words.count {
            let word = words[index]
            index += 1
            if word == "--" {
                return kept + ["--"] + refused + words[index...]
            } else if Search.valueOptions.contains(word) {
                kept.append(word)
                if index < words.count { kept.append(words[index]) }
                index += 1
            } else if isRefusal(word) {
                refused.append(word)
            } else {
                kept.append(word)
            }
        }
        return refused.isEmpty ? kept : kept + ["--"] + refused
    }

    /// Whether a word is a minus with a word behind it, and none of the short options.
    private static func isRefusal(_ word: String) -> Bool {
        guard word.hasPrefix("-"), !word.hasPrefix("--"), word.utf8.count > 1 else { return false }
        let rest = word.dropFirst().prefix { $0 != "=" }
        return !rest.allSatisfy { "nqvh".contains($0) }
    }
}
