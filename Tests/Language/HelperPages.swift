struct Page<Element> { let items: [Element]; let next: Int? }
struct Paginator<Element: Hashable> {
    private var pages: [Page<Element>] = []
    private let size: Int
    private let source: [Element]
    init(source: [Element], size: Int = 3) { self.source = source; self.size = size }
    var items: [Element] { pages.flatMap(\.items) }
    var hasMore: Bool { pages.isEmpty || pages.last?.next != nil }
    mutating func loadNext() -> Bool {
        guard hasMore else { return false }
        let start = pages.last?.next ?? 0
        let end = min(start + size, source.count)
        pages.append(Page(items: Array(source[start..<end]), next: end < source.count ? end : nil))
        return true
    }
    subscript(page index: Int) -> [Element] { pages.indices.contains(index) ? pages[index].items : [] }
}
var p = Paginator(source: Array(1...8))
while p.loadNext() { print(p.items.count, p.hasMore, terminator: "; ") }
print(p[page: 1], p[page: 9], p.loadNext())
extension Sequence {
    func chunked(into n: Int) -> [[Element]] {
        var out: [[Element]] = []; var part: [Element] = []
        for e in self { part.append(e); if part.count == n { out.append(part); part.removeAll(keepingCapacity: true) } }
        if !part.isEmpty { out.append(part) }; return out
    }
}
print((1...7).chunked(into: 3), "abcd".chunked(into: 2).map { String($0) }, [Int]().chunked(into: 2))
extension Sequence where Element: Hashable {
    func uniqued() -> [Element] { var seen: Set<Element> = []; return filter { seen.insert($0).inserted } }
    func histogram() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
print([3, 1, 3, 2, 1].uniqued(), "hello".histogram().filter { $0.value > 1 }.keys.sorted())
extension Sequence {
    func grouped<K: Hashable>(by key: (Element) -> K) -> [(key: K, values: [Element])] where K: Comparable {
        Dictionary(grouping: self, by: key).map { ($0.key, $0.value) }.sorted { $0.key < $1.key }
    }
    func sorted<T: Comparable>(by path: KeyPath<Element, T>, ascending: Bool = true) -> [Element] {
        sorted { ascending ? $0[keyPath: path] < $1[keyPath: path] : $0[keyPath: path] > $1[keyPath: path] }
    }
    func sum<T: AdditiveArithmetic>(of path: KeyPath<Element, T>) -> T { reduce(.zero) { $0 + $1[keyPath: path] } }
    func min<T: Comparable>(by path: KeyPath<Element, T>) -> Element? {
        self.min { $0[keyPath: path] < $1[keyPath: path] }
    }
}
struct Song { let title: String, artist: String; let seconds: Int }
let songs = [
    Song(title: "C", artist: "Y", seconds: 200), Song(title: "A", artist: "X", seconds: 100),
    Song(title: "B", artist: "Y", seconds: 150)
]
for (artist, list) in songs.grouped(by: \.artist) {
    print(artist, list.sorted(by: \.seconds).map(\.title), list.sum(of: \.seconds))
}
print(songs.sorted(by: \.title, ascending: false).map(\.title), songs.min(by: \.seconds)!.title)
