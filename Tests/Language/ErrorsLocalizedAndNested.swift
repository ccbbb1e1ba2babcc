enum AppError: Error, CustomStringConvertible { case notFound(name: String), invalid(code: Int, reason: String); var description: String { switch self { case .notFound(let n): return "no \(n)"; case .invalid(let c, let r): return "\(c): \(r)" } } }
struct Validator { let rules: [(String) throws -> Void]; func validate(_ s: String) -> [String] { rules.compactMap { rule in do { try rule(s); return nil } catch { return "\(error)" } } } }
let v = Validator(rules: [{ if $0.isEmpty { throw AppError.notFound(name: "text") } }, { if $0.count > 3 { throw AppError.invalid(code: $0.count, reason: "long") } }, { s in guard s.first?.isLetter == true else { throw AppError.invalid(code: 0, reason: "start") } }])
print(v.validate(""), v.validate("abcd"), v.validate("ab"))
func step(_ n: Int) throws -> Int { defer { print("d\(n)", terminator: " ") }; if n == 3 { throw AppError.notFound(name: "\(n)") }; return n }
func all() throws -> Int { try (1...5).reduce(0) { $0 + (try step($1)) } }
do { print(try all()) } catch AppError.notFound(let name) where name == "3" { print("three") } catch { print("?") }
print((try? step(3)) as Any, (try? step(1)) ?? 0)
func retry<T>(_ times: Int, _ body: (Int) throws -> T) throws -> T { var last: (any Error)?; for i in 1...times { do { return try body(i) } catch { last = error } }; throw last! }
print(try retry(3) { i -> String in if i < 3 { throw AppError.invalid(code: i, reason: "again") }; return "ok \(i)" })
do { _ = try retry(2) { _ -> Int in throw AppError.notFound(name: "x") } } catch { print("failed:", error) }
func rethrower(_ f: () throws -> Void) rethrows { try f() }
rethrower { print("calm") }
