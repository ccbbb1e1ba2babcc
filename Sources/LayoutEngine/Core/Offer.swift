/// A proposal as the solver keeps it: 16 bytes, `nil` as one fixed NaN.
///
/// Comparing bits instead of values makes "the same proposal" one integer comparison per axis.
struct Offer {
    var width: Double
    var height: Double

    /// What `nil` becomes.
    static let none = Double.nan
    /// A length that no proposal has; marks empty cache entries.
    static let unset = Double(bitPattern: 0x7FF8_0000_0BAD_CAFE)

    static let unspecified = Offer(width: none, height: none)
    static let zero = Offer(width: 0, height: 0)
    static let infinity = Offer(width: .infinity, height: .infinity)

    @inline(__always)
    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    @inline(__always)
    init(_ size: Size) {
        width = size.width
        height = size.height
    }

    init(_ proposal: ProposedViewSize) {
        width = Offer.length(proposal.width)
        height = Offer.length(proposal.height)
    }

    /// The offer with `major` along `axis` and `minor` across it.
    @inline(__always)
    init(_ axis: Axis, major: Double, minor: Double) {
        width = axis == .horizontal ? major : minor
        height = axis == .horizontal ? minor : major
    }

    /// An optional length as a number: `nil` and NaN become `none` (spec P10).
    @inline(__always)
    static func length(_ value: Double?) -> Double {
        guard let value, !value.isNaN else { return none }
        return value
    }

    @inline(__always)
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    @inline(__always)
    func isSame(as other: Offer) -> Bool {
        sameLength(width, other.width) && sameLength(height, other.height)
    }

    /// Whether both axes are offered a length that is neither none nor all.
    @inline(__always)
    var isFinite: Bool { width.isFinite && height.isFinite && width > 0 && height > 0 }

    var proposal: ProposedViewSize {
        ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
    }
}

/// Whether two lengths of offers are the same, `none` included.
@inline(__always)
func sameLength(_ left: Double, _ right: Double) -> Bool { left.bitPattern == right.bitPattern }

/// `length`, or `fallback` where nothing was offered.
@inline(__always)
func offered(_ length: Double, or fallback: Double) -> Double { length.isNaN ? fallback : length }

/// The larger length; unlike `Swift.max` one comparison, and a NaN on the left is dropped.
@inline(__always)
func larger(_ left: Double, _ right: Double) -> Double { left > right ? left : right }

/// The smaller length.
@inline(__always)
func smaller(_ left: Double, _ right: Double) -> Double { left < right ? left : right }
