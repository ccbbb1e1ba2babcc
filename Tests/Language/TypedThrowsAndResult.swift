enum Fault: Error { case empty, tooLong(Int) }
func check(_ s: String) throws(Fault) -> Int { if s.isEmpty { throw .empty }; if s.count > 4 { throw .tooLong(s.count) }; return s.count }
for s in ["", "abc", "abcdef"] {
    do { print(try check(s)) } catch .empty { print("empty") } catch .tooLong(let n) { print("long", n) }
}
let results = ["a", ""].map { s in Result { () throws(Fault) in try check(s) } }
for r in results { switch r { case .success(let n): print("ok", n); case .failure(let e): print("bad", e) } }
let r: Result<Int, Fault> = .success(3)
print(r.map { $0 + 1 }, (try? r.get()) ?? 0, r.flatMap { $0 > 2 ? .failure(.tooLong($0)) : .success($0) })
do { _ = try Result<Int, Fault>.failure(.empty).get() } catch { print("caught", error) }
func wrap(_ r: Result<String, any Error>) -> String { (try? r.get()) ?? "none" }
print(wrap(.success("v")), wrap(.failure(Fault.empty)), r.mapError { _ in Fault.empty })
