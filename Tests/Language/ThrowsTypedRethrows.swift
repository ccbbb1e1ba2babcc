enum NetError: Error { case offline, status(Int) }
func load(_ n: Int) throws(NetError) -> String { if n == 0 { throw .offline }; if n > 400 { throw .status(n) }; return "ok \(n)" }
for n in [0, 200, 404] { do { print(try load(n)) } catch { switch error { case .offline: print("offline"); case .status(let s): print("status", s) } } }
func twice<T>(_ f: () throws -> T) rethrows -> [T] { [try f(), try f()] }
print(twice { 3 }, (try? twice { try load(0) }) as Any)
struct Wrapped: Error, CustomStringConvertible { let inner: any Error; var description: String { "wrapped(\(inner))" } }
func outer() throws { do { _ = try load(500) } catch { throw Wrapped(inner: error) } }
do { try outer() } catch let e as Wrapped { print(e) } catch { print("other") }
do { try outer() } catch is NetError { print("net") } catch { print("any", error) }
let r = try? load(1), q = try? load(0)
print(r ?? "-", q == nil, try! load(7))
func check(_ flag: Bool) throws { guard flag else { throw NetError.status(1) }; print("checked") }
do { try check(true); try check(false); print("no") } catch NetError.status(let s) where s > 5 { print("big") } catch NetError.status(let s) { print("small", s) } catch {}
print(["1", "x"].map { s in do { return try parse(s) } catch { return -1 } })
func parse(_ s: String) throws -> Int { guard let n = Int(s) else { throw NetError.offline }; return n }
