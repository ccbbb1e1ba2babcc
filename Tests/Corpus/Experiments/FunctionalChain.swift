import SwiftUI

struct FunctionalChain: View {
    private func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
    private func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
    private static func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
    private func memo<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V {
        var cache: [K: V] = [:]
        func inner(_ k: K) -> V { if let v = cache[k] { return v }; let v = f(inner, k); cache[k] = v; return v }
        return inner
    }
    var body: some View {
        let addThenDouble = compose(curry(+)(3), { (x: Int) in x * 2 })
        let fast: (Int) -> Int = memo { rec, n in n < 2 ? n : rec(n - 1) + rec(n - 2) }
        let groups = Dictionary(grouping: 1...10, by: { $0 % 3 }).mapValues { $0.reduce(0, +) }
        VStack(alignment: .leading) {
            Text("\(addThenDouble(4))")
            Text((0..<10).map(Self.fib).map(String.init).joined(separator: " "))
            Text("\(fast(40))")
            ForEach(groups.sorted { $0 < $1 }, id: \.key) { k, v in Text("\(k): \(v)").frame(width: CGFloat(v) * 4, alignment: .leading).background(.mint) }
            Text(sequence(first: 1) { $0 < 100 ? $0 * 2 : nil }.map { "\($0)" }.joined(separator: ","))
            Text(String("stressed".reversed()))
            Text(["b", "a", "c"].sorted(by: >).reduce("") { $0 + $1 })
            Text([3, 1, 2].enumerated().max { $0.element < $1.element }.map { "\($0.offset)" } ?? "-")
            Text([1, 2, 3, 4].partitioned { $0.isMultiple(of: 2) }.0.description)
        }
    }
}
extension Sequence { func partitioned(by p: (Element) throws -> Bool) rethrows -> ([Element], [Element]) { try reduce(into: ([], [])) { r, e in if try p(e) { r.0.append(e) } else { r.1.append(e) } } }
    func partitioned(_ p: (Element) throws -> Bool) rethrows -> ([Element], [Element]) { try partitioned(by: p) } }
