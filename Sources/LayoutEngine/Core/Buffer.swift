#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A growing array of trivial values without bounds checks or reference counting.
///
/// It grows with `realloc`, so that a large tree is not copied and not held twice.
struct Buffer<Element> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count: Int
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        base = Buffer.reallocate(nil, to: capacity)
        count = 0
    }

    private static func reallocate(_ old: UnsafeMutablePointer<Element>?, to capacity: Int)
        -> UnsafeMutablePointer<Element>
    {
        // What a tree holds is bounded before it grows (`LayoutTree.maximumNodes`): no input asks for more than some
        // tens of megabytes here, so that this is a machine without memory, where the runtime stops as well.
        guard let memory = realloc(old, capacity * MemoryLayout<Element>.stride) else {
            preconditionFailure("out of memory")
        }
        return memory.assumingMemoryBound(to: Element.self)
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func append(repeating element: Element, count added: Int) {
        reserve(count + added)
        (base + count).initialize(repeating: element, count: added)
        count += added
    }

    private mutating func reserve(_ needed: Int) {
        guard needed > capacity else { return }
        capacity = Swift.max(needed, capacity * 2)
        base = Buffer.reallocate(base, to: capacity)
    }

    func free() {
        Buffer.release(base)
    }

    private static func release(_ memory: UnsafeMutablePointer<Element>) {
        releaseMemory(memory)
    }
}

private func releaseMemory(_ memory: UnsafeMutableRawPointer) { free(memory) }
