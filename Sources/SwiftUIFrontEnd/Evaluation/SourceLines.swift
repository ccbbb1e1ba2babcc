/// The program's text by UTF-8 offset.
final class SourceLines {
    let bytes: [UInt8]
    private lazy var starts: [Int] = {
        var starts = [0]
        for offset in bytes.indices where bytes[offset] == 0x0A { starts.append(offset + 1) }
        return starts
    }()

    init(_ text: String) { bytes = Array(text.utf8) }

    func text(_ range: Range<Int>) -> String {
        let low = max(0, min(range.lowerBound, bytes.count))
        let high = max(low, min(range.upperBound, bytes.count))
        return String(decoding: bytes[low..<high], as: UTF8.self)
    }

    /// Whether the bytes of a word stand anywhere.
    func contains(_ word: String) -> Bool {
        let wanted = Array(word.utf8)
        guard let first = wanted.first, wanted.count <= bytes.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
                var length = 1
                while length < wanted.count, bytes[start + length] == wanted[length] { length += 1 }
                if length == wanted.count { return true }
            }
            return false
        }
    }

    /// The offset at which a line begins.
    func start(ofLine line: Int) -> Int { starts[max(0, min(line - 1, starts.count - 1))] }

    /// The line of an offset, from 1.
    func line(of offset: Int) -> Int {
        var low = 0
        var high = starts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low + 1
    }
}
