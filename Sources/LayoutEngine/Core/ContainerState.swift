/// What one separable container answered along one axis.
struct AxisMemo {
    var minimum = Offer.unset
    var maximum = Offer.unset
    var ideal = Offer.unset
    var recentOffer = Offer.unset
    var recentLength = 0.0
    var olderOffer = Offer.unset
    var olderLength = 0.0
    /// The offer for which the children's slots hold offers and answers now.
    var arranged = Offer.unset

    @inline(__always)
    func length(for offer: Double) -> Double? {
        let found =
            if offer == 0 { minimum } else if offer == .infinity { maximum } else if offer.isNaN {
                ideal
            } else if offer == recentOffer { recentLength } else if offer == olderOffer { olderLength } else {
                Offer.unset
            }
        return sameLength(found, Offer.unset) ? nil : found
    }

    @inline(__always)
    mutating func store(_ length: Double, for offer: Double) {
        if offer == 0 {
            minimum = length
        } else if offer == .infinity {
            maximum = length
        } else if offer.isNaN {
            ideal = length
        } else {
            olderOffer = recentOffer
            olderLength = recentLength
            recentOffer = offer
            recentLength = length
        }
    }
}

/// The answers of a container whose axes depend on each other: a list that grows with the number of different
/// proposals, searched from the latest. Most containers never need one, so that it is one pointer.
struct SizeMemo {
    private struct Entry {
        var offer: Offer
        var size: Size
    }

    private struct Header {
        var count: Int32 = 0
        var capacity: Int32
        var oldest: Int32 = 0
    }

    private var storage: UnsafeMutableRawPointer?
    private static let headerSize = MemoryLayout<Entry>.stride
    /// Beyond this many proposals the oldest is forgotten; a stack in stacks meets far fewer.
    private static let limit: Int32 = 256

    @inline(__always)
    private static func header(_ storage: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Header> {
        storage.assumingMemoryBound(to: Header.self)
    }

    @inline(__always)
    private static func entries(_ storage: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Entry> {
        (storage + headerSize).assumingMemoryBound(to: Entry.self)
    }

    @inline(__always)
    func size(for offer: Offer) -> Size? {
        guard let storage else { return nil }
        let entries = SizeMemo.entries(storage)
        var index = Int(SizeMemo.header(storage).pointee.count) - 1
        while index >= 0 {
            if entries[index].offer.isSame(as: offer) { return entries[index].size }
            index -= 1
        }
        return nil
    }

    mutating func store(_ size: Size, for offer: Offer) {
        let storage = withRoom()
        let header = SizeMemo.header(storage)
        let entry = Entry(offer: offer, size: size)
        if header.pointee.count < header.pointee.capacity {
            (SizeMemo.entries(storage) + Int(header.pointee.count)).initialize(to: entry)
            header.pointee.count += 1
        } else {
            SizeMemo.entries(storage)[Int(header.pointee.oldest)] = entry
            header.pointee.oldest = (header.pointee.oldest + 1) % SizeMemo.limit
        }
    }

    /// The storage with a free entry, unless it is as large as it may get.
    private mutating func withRoom() -> UnsafeMutableRawPointer {
        var old = Header(capacity: 0)
        if let storage {
            old = SizeMemo.header(storage).pointee
            if old.count < old.capacity || old.capacity >= SizeMemo.limit { return storage }
        }
        let capacity = old.capacity == 0 ? 4 : old.capacity * 4
        let grown = UnsafeMutableRawPointer.allocate(
            byteCount: SizeMemo.headerSize + Int(capacity) * MemoryLayout<Entry>.stride,
            alignment: MemoryLayout<Entry>.alignment)
        SizeMemo.header(grown).initialize(to: Header(count: old.count, capacity: capacity))
        if let storage {
            SizeMemo.entries(grown).initialize(from: SizeMemo.entries(storage), count: Int(old.count))
            storage.deallocate()
        }
        storage = grown
        return grown
    }

    /// Forgets everything.
    mutating func clear() {
        storage?.deallocate()
        storage = nil
    }
}

/// The memory of one container and what does not fit in its node.
struct ContainerState {
    var horizontal = AxisMemo()
    var vertical = AxisMemo()
    var memo = SizeMemo()
    /// The packed alignment of the container.
    var alignment: Int32 = 0
    /// The start of the gaps in `Core.gaps` where they are not all the same, else -1.
    var gaps: Int32 = -1
    /// An index into the side table of the kind.
    var extra: Int32 = -1
    /// Whether all children have priority 0.
    var hasOnePriority = true
    /// Whether everything inside is placed for the arranged offer.
    var isPlaced = false

    @inline(__always)
    var arrangedOffer: Offer {
        get { Offer(width: horizontal.arranged, height: vertical.arranged) }
        set {
            horizontal.arranged = newValue.width
            vertical.arranged = newValue.height
            isPlaced = false
        }
    }

    /// Forgets every answer.
    mutating func clear() {
        horizontal = AxisMemo()
        vertical = AxisMemo()
        memo.clear()
        isPlaced = false
    }
}
