enum Failure: Error, Equatable { case empty, bad(Int) }
func parse(_ s: String) -> Result<Int, Failure> { guard !s.isEmpty else { return .failure(.empty) }; return Int(s).map { .success($0) } ?? .failure(.bad(s.count)) }
for s in ["12", "", "abc"] {
    let r = parse(s).map { $0 * 2 }.flatMap { $0 > 20 ? .success("big \($0)") : .failure(.bad($0)) }
    switch r {
    case .success(let v): print(v)
    case .failure(.empty): print("empty")
    case .failure(.bad(let n)): print("bad", n)
    }
}
print((try? parse("7").get()) as Any, (try? parse("x").get()) as Any, parse("") == .failure(.empty))
do { print(try parse("zz").get()) } catch { print(error) }
let r = Result { try parse("5").get() }
if case .success(let v) = r { print("v", v) }
print(parse("").mapError { "\($0)".count }, parse("3").flatMapError { _ in Result<Int, Failure>.success(0) })
extension Result: CustomStringConvertible where Success: CustomStringConvertible { public var description: String { switch self { case .success(let s): "ok(\(s))"; case .failure(let e): "no(\(e))" } } }
extension Int: @retroactive Error {}
extension Result { var value: Success? { try? get() }; func or(_ other: @autoclosure () -> Success) -> Success { value ?? other() } }
print(parse("9").value as Any, parse("-").or(-1), ["1", "x", "3"].map(parse).compactMap(\.value))
let all: Result<[Int], Failure> = ["1", "2"].map(parse).reduce(.success([])) { acc, next in acc.flatMap { list in next.map { list + [$0] } } }
print(all.value!)
