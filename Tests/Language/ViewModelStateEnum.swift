enum Load<Value> { case idle, loading(progress: Double), loaded(Value), failed(any Error)
    var value: Value? { if case .loaded(let v) = self { v } else { nil } }
    var isBusy: Bool { guard case .loading = self else { return false }; return true }
    func map<T>(_ f: (Value) throws -> T) -> Load<T> { switch self { case .idle: return .idle; case .loading(let p): return .loading(progress: p)
        case .loaded(let v): do { return .loaded(try f(v)) } catch { return .failed(error) }; case .failed(let e): return .failed(e) } } }
struct Bad: Error, CustomStringConvertible { var description: String { "bad!" } }
func half(_ n: Int) throws -> Int { if n % 2 == 1 { throw Bad() }; return n / 2 }
var state: Load<Int> = .idle
for next in [Load<Int>.loading(progress: 0.5), .loaded(8), .loaded(7)] { state = next; print(state.isBusy, state.value as Any, state.map(half)) }
if case .failed(let e) = state.map(half) { print("failed", e) }
