import Foundation
final class Debouncer { private var pending: (() -> Void)?; func call(_ f: @escaping () -> Void) { pending = f }; func flush() { pending?(); pending = nil } }
protocol Analytics: AnyObject { func track(_ e: String, _ props: [String: Any]) }
extension Analytics { func track(_ e: String) { track(e, [:]) } }
final class Spy: Analytics { var events: [(String, [String: Any])] = []; func track(_ e: String, _ props: [String: Any]) { events.append((e, props)) } }
struct SearchState { var query = "" { didSet { if query != oldValue { page = 0 } } }; var page = 0; lazy var normalized: String = query.lowercased().trimmingCharacters(in: .whitespaces); private(set) var results: [String] = []; mutating func load(_ all: [String]) { results = all.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) } } }
final class VM { weak var analytics: Analytics?; private(set) var state = SearchState() { didSet { changes += 1 } }; var changes = 0; private let d = Debouncer(); let all = ["Apple", "Banana", "Cherry", "Apricot"]
 func type(_ q: String) { state.query = q; d.call { [weak self] in guard let self else { return }; self.state.load(self.all); self.analytics?.track("search", ["q": q, "n": self.state.results.count]) } }; func commit() { d.flush() } }
let spy = Spy(); let vm = VM(); vm.analytics = spy; vm.type("a"); vm.type("ap"); vm.commit(); vm.commit()
print(vm.state.results, vm.changes, spy.events.map { "\($0.0) \($0.1["q"] ?? "") \($0.1["n"] as? Int ?? -1)" })
var s = SearchState(); s.query = "  HEY "; print(s.normalized, s.page)
