import GRDB

/// Words of texts, as people write them.
enum SearchWords {
    /// A text without capitals and without blanks around it, for comparisons that ignore both.
    static func key(_ text: String) -> String {
        let words = text.split { $0 == " " || $0 == "\t" || $0.isNewline }
        return words.joined(separator: " ").lowercased()
    }

    /// The text with A to Z in lower case, as SQLite's `lower` has it.
    static func asciiLowercased(_ text: String) -> String {
        String(decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// Calls `body` with every run of letters and digits of 2 to 40 bytes that begins with a letter, in lower case.
    static func forEachWord(in text: String, _ body: (String) -> Void) {
        var word: [UInt8] = []
        var isForeign = false
        func finish() {
            defer {
                word.removeAll(keepingCapacity: true)
                isForeign = false
            }
            guard (2...40).contains(word.count), let first = word.first,
                !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
            else { return }
            let text = String(decoding: word, as: UTF8.self)
            body(isForeign ? text.lowercased() : text)
        }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): word.append(byte)
            case 0xC3...0xDF, 0xE0...0xE1, 0xE3...0xED:
                word.append(byte)
                isForeign = true
            case 0x80...0xBF where isForeign: word.append(byte)
            default: finish()
            }
        }
        finish()
    }
}

/// How many recipes more or less hold each word, gathered over a transaction.
struct VocabularyChange {
    private var changes: [String: Int] = [:]

    mutating func count(_ text: SearchText, by amount: Int) {
        var seen: Set<String> = []
        for part in text.all { SearchWords.forEachWord(in: part) { seen.insert($0) } }
        for word in seen { changes[word, default: 0] += amount }
    }

    /// Writes the changes; words of no recipe are forgotten.
    func apply(to db: Database) throws {
        let add = try db.cachedStatement(
            sql: """
                INSERT INTO vocabulary (word, recipes) VALUES (?1, max(0, ?2))
                ON CONFLICT (word) DO UPDATE SET recipes = max(0, recipes + ?2)
                """)
        var lost = false
        for (word, change) in changes.sorted(by: { $0.key < $1.key }) where change != 0 {
            try add.execute(arguments: [word, change])
            lost = lost || change < 0
        }
        if lost { try db.execute(sql: "DELETE FROM vocabulary WHERE recipes = 0") }
    }
}
