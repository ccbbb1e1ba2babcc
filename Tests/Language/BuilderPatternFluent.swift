struct Request { var url = ""; var headers: [String: String] = [:]; var retries = 1
    func with(_ change: (inout Request) -> Void) -> Request { var copy = self; change(&copy); return copy }
    func url(_ u: String) -> Self { with { $0.url = u } }
    func header(_ k: String, _ v: String) -> Self { with { $0.headers[k] = v } }
    mutating func retry(_ n: Int) { retries += n } }
let r = Request().url("/a").header("k", "v").header("z", "w").with { $0.retry(2); $0.url += "/b" }
print(r.url, r.headers.keys.sorted(), r.retries, Request().retries)
final class Builder { private(set) var parts: [String] = []; @discardableResult func add(_ s: String) -> Builder { parts.append(s); return self }; func build() -> String { parts.joined(separator: "+") } }
print(Builder().add("a").add("b").build())
func configure<T>(_ value: T, _ body: (inout T) throws -> Void) rethrows -> T { var v = value; try body(&v); return v }
print(configure([3, 1, 2]) { $0.sort() }, configure("ab") { $0.append("c") }, configure((1, 2)) { $0.0 = 9 })
