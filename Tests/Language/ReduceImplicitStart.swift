struct Extent: Equatable {
    var width = 0.0
    var height = 0.0
    static let zero = Extent()
    static func square(_ side: Double) -> Extent { Extent(width: side, height: side) }
}
let parts = [Extent(width: 3, height: 1), Extent(width: 2, height: 5)]
let largest: Extent = parts.reduce(.zero) { most, part in
    Extent(width: max(most.width, part.width), height: max(most.height, part.height))
}
print(largest.width, largest.height)
func joined() -> Extent {
    parts.reduce(.square(4)) { Extent(width: $0.width + $1.width, height: max($0.height, $1.height)) }
}
print(joined())
