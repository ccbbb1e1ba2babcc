struct Crate { var weight = 4 }
let a = Double?.some(1)
let b = Optional<Int>.some(3)
let c = Optional.some("pear")
let d = [Int]?.some([1, 2])
let e = Crate?.some(Crate())
let f = Int?.none
let g: Int?? = .some(nil)
print(a ?? 9, b ?? 9, c ?? "none", d ?? [], e?.weight ?? 9, f ?? 9, g == nil)
if case .some(let weight)? = e.map({ Optional.some($0.weight) }) { print(weight) }
