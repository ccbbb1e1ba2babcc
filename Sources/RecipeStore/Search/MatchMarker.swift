import CStore
import GRDB

/// Where a phrase of an expression stands in a row.
struct MatchPlace {
    var column: Int32
    /// Its first and its last word, counted from the beginning of the column.
    var first: Int32
    var last: Int32
}

/// Marks matches in texts as FTS5's `highlight` does, without asking the index for them once more.
final class MatchMarker {
    private let functions: fts5_tokenizer
    private let tokenizer: OpaquePointer

    /// - Returns: `nil` where SQLite does not have the tokenizer.
    init?(_ api: UnsafePointer<fts5_api>) {
        var functions = fts5_tokenizer()
        guard let tokenizer = recipes_fts5_tokenizer(api, &functions) else { return nil }
        self.functions = functions
        self.tokenizer = tokenizer
    }

    deinit { functions.xDelete?(tokenizer) }

    /// The text with `places` between U+0002 and U+0003, those that overlap as one.
    ///
    /// - Parameters:
    ///   - places: of one column, in their order.
    ///   - reach: places that begin so many bytes after the first one are left unmarked.
    func marked(_ text: UnsafeBufferPointer<UInt8>, _ places: [MatchPlace], upTo reach: Int) -> String {
        var pass = Pass(text: text, places: places, reach: reach)
        let start = UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self)
        withUnsafeMutablePointer(to: &pass) { pass in
            let context = UnsafeMutableRawPointer(pass)
            _ = functions.xTokenize?(tokenizer, context, FTS5_TOKENIZE_AUX, start, Int32(text.count)) {
                pass, flags, _, _, start, end in
                guard let pass = pass?.assumingMemoryBound(to: Pass.self) else { return SQLITE_ERROR }
                // A word that stands in the place of another one.
                if flags & FTS5_TOKEN_COLOCATED != 0 { return SQLITE_OK }
                return pass.pointee.take(Int(start)..<Int(end)) ? SQLITE_OK : SQLITE_DONE
            }
        }
        return pass.finish()
    }

    private struct Pass {
        let text: UnsafeBufferPointer<UInt8>
        let reach: Int
        /// Words that are marked, each range with its last word.
        private var ranges: [ClosedRange<Int32>] = []
        private var next = 0
        private var word: Int32 = 0
        private var firstMark: Int?
        private var out: [UInt8] = []
        private var copied = 0

        init(text: UnsafeBufferPointer<UInt8>, places: [MatchPlace], reach: Int) {
            self.text = text
            self.reach = reach
            for place in places where place.last >= place.first {
                if let last = ranges.last, place.first <= last.upperBound {
                    ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, place.last)
                } else {
                    ranges.append(place.first...place.last)
                }
            }
            out.reserveCapacity(text.count + 2 * ranges.count)
        }

        /// Takes the next word of the text, by its bytes.
        ///
        /// - Returns: whether more words have to be looked at.
        mutating func take(_ bytes: Range<Int>) -> Bool {
            defer { word += 1 }
            guard next < ranges.count else { return false }
            if word == ranges[next].lowerBound {
                if let firstMark, bytes.lowerBound - firstMark > reach { return false }
                firstMark = firstMark ?? bytes.lowerBound
                copy(upTo: bytes.lowerBound)
                out.append(2)
            }
            if word == ranges[next].upperBound {
                copy(upTo: bytes.upperBound)
                out.append(3)
                next += 1
            }
            return next < ranges.count
        }

        private mutating func copy(upTo end: Int) {
            guard end > copied, end <= text.count else { return }
            out.append(contentsOf: text[copied..<end])
            copied = end
        }

        mutating func finish() -> String {
            copy(upTo: text.count)
            return String(decoding: out, as: UTF8.self)
        }
    }
}
