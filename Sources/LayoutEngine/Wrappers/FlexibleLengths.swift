/// The bounds of a flexible frame after the repairs of spec F2; `Offer.none` where nothing is given.
struct FlexibleLengths {
    struct Bounds {
        var minimum: Double
        var ideal: Double
        var maximum: Double

        /// Spec F2: no bound is negative, and each is at least the one before it.
        init(minimum: Double?, ideal: Double?, maximum: Double?) {
            let minimum = minimum.flatMap { $0.isFinite ? max($0, 0) : nil }
            let ideal = ideal.flatMap { $0.isNaN ? nil : max($0, minimum ?? 0) }
            let maximum = maximum.flatMap { $0.isNaN ? nil : max($0, ideal ?? 0) }
            self.minimum = minimum ?? Offer.none
            self.ideal = ideal ?? Offer.none
            self.maximum = maximum ?? Offer.none
        }

        @inline(__always)
        var hasBoth: Bool { minimum <= maximum }

        /// The length that needs no child: both bounds or no offer and an ideal (spec F3, 1 and 2); else none.
        @inline(__always)
        func decided(_ offer: Double) -> Double {
            if offer.isNaN { return ideal }
            return hasBoth ? smaller(larger(offer, minimum), maximum) : Offer.none
        }

        /// What the child is asked with (spec F3, 3).
        @inline(__always)
        func childOffer(_ offer: Double) -> Double {
            var length = offered(offer, or: ideal)
            guard !length.isNaN else { return length }
            if length < minimum { length = minimum }
            if length > maximum { length = maximum }
            return length
        }

        /// The answer, from what the child answered to `childOffer` (spec F3, 3).
        @inline(__always)
        func length(childOffer: Double, child: Double) -> Double {
            if minimum.isNaN {
                // Takes the whole offer up to the maximum.
                return maximum.isNaN ? child : smaller(larger(childOffer, child), maximum)
            }
            if maximum.isNaN {
                let grown = childOffer.isNaN || child < childOffer ? child : childOffer
                return larger(grown, minimum)
            }
            // A minimum above the maximum wins.
            return larger(smaller(child, maximum), minimum)
        }

        var isConstrained: Bool { !(minimum.isNaN && ideal.isNaN && maximum.isNaN) }

        /// What the child is offered when it is placed in `length` (spec F6).
        @inline(__always)
        func placedOffer(_ offer: Double, length: Double) -> Double {
            guard offer.isNaN, ideal.isNaN else { return length }
            let isAboveMinimum = minimum.isNaN || minimum < length
            let isBelowMaximum = maximum.isNaN || length < maximum
            return isAboveMinimum && isBelowMaximum ? offer : length
        }
    }

    var horizontal: Bounds
    var vertical: Bounds
    var alignment: Int32

    init(_ frame: FlexibleFrame) {
        horizontal = Bounds(minimum: frame.minWidth, ideal: frame.idealWidth, maximum: frame.maxWidth)
        vertical = Bounds(minimum: frame.minHeight, ideal: frame.idealHeight, maximum: frame.maxHeight)
        alignment = packed(frame.alignment)
    }

    @inline(__always)
    subscript(axis: Axis) -> Bounds { axis == .horizontal ? horizontal : vertical }

    func isConstrained(_ axis: Axis) -> Bool { self[axis].isConstrained }
}
