struct Scale { var factor: Int; func apply(_ n: Int) -> Int { n * factor }; func callAsFunction(_ n: Int) -> Int { n + factor }
    static func triple(_ n: Int) -> Int { n * 3 } ; mutating func grow() { factor += 1 } }
let scale = Scale(factor: 4)
let applied = scale.apply
let called = scale.callAsFunction
print([1, 2].map(applied), [1, 2].map(called), [1, 2].map(Scale.triple))
let unbound = Scale.apply
print(unbound(scale)(5), Scale.apply(Scale(factor: 2))(6))
print(["b", "a"].map(String.init(describing:)), ["1", "x"].compactMap(Int.init), [1.5, 2.5].map(Int.init))
print(["ab", "c"].map { $0.uppercased }.map { $0() })
let upper = String.uppercased
print(upper("abc")())
print([Scale(factor: 1)].map(\.factor), zip([1, 2], [3, 4]).map(+), [3, 1].sorted(by: >))
let makers: [(Int) -> Scale] = [Scale.init, Scale.init(factor:)]
print(makers.map { $0(3).factor })
class Model { var log: [String] = []; func add(_ s: String) { log.append(s) } }
let model = Model()
["x", "y"].forEach(model.add)
print(model.log)
