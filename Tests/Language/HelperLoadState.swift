enum LoadState<Value, Failure: Error> {
    case idle, loading(progress: Double), loaded(Value), failed(Failure)
    var value: Value? { if case .loaded(let v) = self { v } else { nil } }
    var isLoading: Bool { if case .loading = self { return true }; return false }
    func map<T>(_ f: (Value) throws -> T) rethrows -> LoadState<T, Failure> {
        switch self {
        case .idle: return .idle;
        case .loading(let p): return .loading(progress: p);
        case .loaded(let v): return .loaded(try f(v));
        case .failed(let e): return .failed(e)
        }
    }
}
extension LoadState: Equatable where Value: Equatable, Failure: Equatable {}
extension LoadState: CustomStringConvertible {
    var description: String {
        switch self {
        case .idle: "idle";
        case let .loading(p): "loading \(Int(p * 100))%";
        case let .loaded(v): "loaded \(v)";
        case let .failed(e): "failed \(e)"
        }
    }
}
enum NetworkError: Error, Equatable {
    case offline, status(Int)
    init?(code: Int) { guard code >= 400 else { return nil }; self = code == 503 ? .offline : .status(code) }
}
typealias Loading<T> = LoadState<T, NetworkError>
final class ViewModel<Item: Equatable> {
    var state: Loading<[Item]> = .idle { willSet { log.append("\(state) -> \(newValue)") } }
    var log: [String] = []
    func load(_ fetch: () throws -> [Item]) {
        state = .loading(progress: 0.25)
        do { state = .loaded(try fetch()) } catch let error as NetworkError { state = .failed(error) } catch {
            state = .failed(.status(0))
        }
    }
    var isEmpty: Bool { state.value?.isEmpty ?? true }
}
let vm = ViewModel<String>()
vm.load { ["a", "b"] }
vm.load { throw NetworkError.status(404) }
vm.load {
    if let e = NetworkError(code: 503) { throw e }; return []
}
vm.log.forEach { print($0) }
print(vm.state == .failed(.offline), vm.isEmpty, vm.state.isLoading)
let mapped = Loading<Int>.loaded(4).map { $0 * 2 }.map { "n\($0)" }
print(mapped, Loading<Int>.loading(progress: 0.5).map(String.init), mapped.value!.count)
let all: [Loading<Int>] = [.idle, .loading(progress: 0), .loaded(1), .failed(.offline)]
print(all.filter(\.isLoading).count, all.compactMap(\.value), all.map(\.description).joined(separator: ", "))
