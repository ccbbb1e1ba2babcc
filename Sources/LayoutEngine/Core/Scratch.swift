/// Working memory for nested calls: a stack of numbers in chunks that never move, so that an outer call's memory
/// stays where it is while inner calls take theirs.
struct Scratch {
    struct Mark {
        fileprivate var chunk: Int
        fileprivate var used: Int
    }

    private var chunks: [UnsafeMutableBufferPointer<Double>] = []
    private var chunk = 0
    private var used = 0

    /// The place to give back to `release`.
    var mark: Mark { Mark(chunk: chunk, used: used) }

    /// Uninitialised memory for `count` numbers, valid until the mark taken before is released.
    mutating func take(_ count: Int) -> UnsafeMutablePointer<Double> {
        while true {
            if chunk < chunks.count, let base = chunks[chunk].baseAddress {
                if used + count <= chunks[chunk].count {
                    defer { used += count }
                    return base + used
                }
                chunk += 1
                used = 0
            } else {
                chunks.append(.allocate(capacity: Swift.max(count, 512 << chunks.count)))
            }
        }
    }

    /// Gives back all that was taken since `mark`.
    mutating func release(_ mark: Mark) {
        chunk = mark.chunk
        used = mark.used
    }

    func free() {
        for chunk in chunks { chunk.deallocate() }
    }
}
