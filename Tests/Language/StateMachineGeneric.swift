struct Machine<S: Hashable, E: Hashable> { struct Key: Hashable { let s: S; let e: E }; private(set) var state: S; private var table: [Key: (to: S, action: (() -> Void)?)] = [:]; var onChange: ((S, S) -> Void)?
 init(_ s: S) { state = s }
 mutating func on(_ e: E, from: S..., to: S, do a: (() -> Void)? = nil) { for f in from { table[Key(s: f, e: e)] = (to, a) } }
 @discardableResult mutating func fire(_ e: E) -> Bool { guard let (to, action) = table[Key(s: state, e: e)] else { return false }; let old = state; state = to; action?(); onChange?(old, to); return true } }
enum Light: String, CaseIterable { case red, green, amber; var next: Light { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] } }
enum Ev { case tick, fail }
var log: [String] = []
var m = Machine<Light, Ev>(.red); m.onChange = { log.append("\($0)->\($1.rawValue)") }
m.on(.tick, from: .red, to: .green); m.on(.tick, from: .green, to: .amber) { log.append("slow") }; m.on(.fail, from: .green, .amber, to: .red)
print(m.fire(.tick), m.fire(.tick), m.fire(.tick), m.fire(.fail), m.state, log, Light.amber.next)
