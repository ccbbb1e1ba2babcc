enum Shape: Equatable {
    case circle(radius: Double)
    case rect(width: Double, height: Double = 1)
    var area: Double {
        switch self {
        case .circle(radius: let r): 3 * r * r
        case let .rect(width: w, height: h): w * h
        }
    }
    var isSquare: Bool { if case .rect(let w, let h) = self { w == h } else { false } }
}
print(Shape.circle(radius: 2).area, Shape.rect(width: 4).area, Shape.rect(width: 2, height: 2).isSquare)
print(Shape.rect(width: 1) == .rect(width: 1, height: 1), Shape.circle(radius: 1) == .rect(width: 1))
print(Shape.rect(width: 3, height: 4))
let make = Shape.circle
print([1.0, 2.0].map(make))
