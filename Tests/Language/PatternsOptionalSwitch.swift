func describe(_ value: Int?) -> String {
    switch value {
    case nil: "nothing"
    case 0?: "zero"
    case .some(let n) where n < 0: "negative \(n)"
    case let n?: "value \(n)"
    }
}
print(describe(nil), describe(0), describe(-4), describe(9))
func both(_ a: Int?, _ b: String?) -> String {
    switch (a, b) {
    case let (a?, b?): "\(a)\(b)"
    case (nil, nil): "none"
    case (_?, nil): "left"
    case (nil, _): "right"
    }
}
print(both(1, "x"), both(nil, nil), both(2, nil), both(nil, "y"))
