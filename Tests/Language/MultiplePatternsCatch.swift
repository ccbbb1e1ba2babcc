enum Failure: Error, Equatable { case a, b(Int), c(String, Int) }
func run(_ n: Int) throws -> String { switch n { case 0: throw Failure.a; case 1: throw Failure.b(7); case 2: throw Failure.c("x", 2); case 3: struct Other: Error {}; throw Other(); default: return "fine" } }
for n in 0...4 {
    do { print(try run(n)) }
    catch Failure.a { print("a") }
    catch Failure.b(let x) where x > 5 { print("big b", x) }
    catch let Failure.c(s, i) { print("c", s, i) }
    catch let e as Failure { print("other failure", e) }
    catch { print("unknown") }
}
func nested() -> String { do { do { _ = try run(1) } catch Failure.a { return "inner a" } } catch { return "outer \(error)" }; return "none" }
print(nested(), (try? run(9)) ?? "-", (try? run(0)) == nil)
let results = (0...2).map { n in Result { try run(n) } }
print(results.map { r -> String in switch r { case .success(let s): return s; case .failure(let e as Failure): return "\(e)"; case .failure: return "?" } })
