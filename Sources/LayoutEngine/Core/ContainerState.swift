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
/// proposals, searched from the latest.
struct SizeMemo {
    struct Entry {
        var offer: Offer
        var size: Size
    }

    private var entries: UnsafeMutablePointer<Entry>?
    private var count: Int32 = 0
    private var capacity: Int32 = 0
    private var oldest: Int32 = 0
    /// Beyond this many proposals the oldest is forgotten; a stack in stacks meets far fewer.
    private static let limit: Int32 = 256

    @inline(__always)
    func size(for offer: Offer) -> Size? {
        guard let entries else { return nil }
        var index = Int(count) - 1
        while index >= 0 {
            if entries[index].offer.isSame(as: offer) { return entries[index].size }
            index -= 1
        }
        return nil
    }

    mutating func store(_ size: Size, for offer: Offer) {
        if count == capacity {
            guard capacity < SizeMemo.limit else {
                entries?[Int(oldest)] = Entry(offer: offer, size: size)
                oldest = (oldest + 1) % SizeMemo.limit
                return
            }
            grow()
        }
        entries?[Int(count)] = Entry(offer: offer, size: size)
        count += 1
    }

    private mutating func grow() {
        capacity = capacity == 0 ? 4 : capacity * 4
        let grown = UnsafeMutablePointer<Entry>.allocate(capacity: Int(capacity))
        if let entries {
            grown.moveInitialize(from: entries, count: Int(count))
            entries.deallocate()
        }
        entries = grown
    }

    /// Forgets everything.
    mutating func clear() {
        entries?.deallocate()
        self = SizeMemo()
    }
}

/// The memory of one container and what does not fit in its node.
struct ContainerState {
    var horizontal = AxisMemo()
    var vertical = AxisMemo()
    var memo = SizeMemo()
    /// What the children are placed for; `unset` if they are not.
    var placedOffer = Offer(width: Offer.unset, height: Offer.unset)
    /// The packed alignment of the container.
    var alignment: Int32 = 0
    /// The start of the gaps in `Core.gaps` where they are not all the same, else -1.
    var gaps: Int32 = -1
    /// An index into the side table of the kind.
    var extra: Int32 = -1
    /// Whether all children have priority 0.
    var hasOnePriority = true

    @inline(__always)
    var arrangedOffer: Offer {
        get { Offer(width: horizontal.arranged, height: vertical.arranged) }
        set {
            horizontal.arranged = newValue.width
            vertical.arranged = newValue.height
            placedOffer.width = Offer.unset
        }
    }

    /// Forgets every answer.
    mutating func clear() {
        horizontal = AxisMemo()
        vertical = AxisMemo()
        memo.clear()
        placedOffer.width = Offer.unset
    }
}
