let values: [Int?] = [1, nil, 3]
for case let v? in values { print(v, terminator: " ") }
for case .some(let v) in values where v > 1 { print("big", v, terminator: " ") }
print()
let pair: (Int?, String?) = (3, nil)
switch pair {
case (let n?, let s?): print("both", n, s)
case (let n?, nil): print("number", n)
case (nil, _): print("none")
}
enum Shape { case circle(r: Double), rect(w: Double, h: Double), unit }
let shapes: [Shape?] = [.circle(r: 1), nil, .rect(w: 2, h: 3), .unit]
for shape in shapes {
    switch shape {
    case .circle(let r)?: print("circle", r)
    case .some(.rect(w: let w, h: let h)) where w < h: print("rect", w * h)
    case .unit?: print("unit")
    case .rect?: print("wide")
    case nil: print("nil")
    }
}
if case .rect(let w, _)? = shapes[2], w > 1 { print("w", w) }
guard case .circle(r: let r)? = shapes[0] else { fatalError() }
print(r)
