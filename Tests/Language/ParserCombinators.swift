indirect enum List<T> { case end, node(T, List<T>); init(_ a: [T]) { self = a.reversed().reduce(.end) { .node($1, $0) } }
 var head: T? { if case .node(let h, _) = self { h } else { nil } }
 func map<U>(_ f: (T) -> U) -> List<U> { switch self { case .end: .end; case let .node(h, t): .node(f(h), t.map(f)) } } }
extension List: Sequence { func makeIterator() -> AnyIterator<T> { var c = self; return AnyIterator { guard case let .node(h, t) = c else { return nil }; c = t; return h } } }
print(Array(List([1, 2, 3]).map { $0 * 2 }), List<Int>([]).head as Any, List("abc".map { $0 }).joined2())
extension Sequence { func joined2() -> String { map { "\($0)" }.joined(separator: "→") } }
struct Parser<A> { let run: (inout Substring) -> A?; func map<B>(_ f: @escaping (A) -> B) -> Parser<B> { .init { s in run(&s).map(f) } }
 func flatMap<B>(_ f: @escaping (A) -> Parser<B>) -> Parser<B> { .init { s in let o = s; guard let a = run(&s), let b = f(a).run(&s) else { s = o; return nil }; return b } }
 func many(sep: Parser<Void>) -> Parser<[A]> { .init { s in var r: [A] = []; while let a = run(&s) { r.append(a); let o = s; if sep.run(&s) == nil { s = o; break } }; return r } }
 func parse(_ t: String) -> (A?, rest: String) { var s = t[...]; let a = run(&s); return (a, String(s)) } }
let int = Parser<Int> { s in let d = s.prefix(while: \.isNumber); guard let n = Int(d) else { return nil }; s.removeFirst(d.count); return n }
func lit(_ l: String) -> Parser<Void> { .init { s in guard s.hasPrefix(l) else { return nil }; s.removeFirst(l.count); return () } }
func zip<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> { a.flatMap { x in b.map { (x, $0) } } }
print(int.many(sep: lit(",")).parse("1,22,x"), zip(int, lit("px")).map { $0.0 * 2 }.parse("21px!").0 ?? 0, int.parse("z").rest)
