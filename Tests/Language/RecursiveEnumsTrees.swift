indirect enum List<T> { case empty, cons(T, List<T>)
    init(_ xs: [T]) { self = xs.reversed().reduce(.empty) { .cons($1, $0) } }
    var array: [T] { switch self { case .empty: return []; case .cons(let h, let t): return [h] + t.array } }
    func map<U>(_ f: (T) -> U) -> List<U> { switch self { case .empty: return .empty; case .cons(let h, let t): return .cons(f(h), t.map(f)) } }
    func fold<R>(_ z: R, _ f: (T, R) -> R) -> R { switch self { case .empty: return z; case let .cons(h, t): return f(h, t.fold(z, f)) } }
    var count: Int { fold(0) { _, n in n + 1 } } }
let l = List([1, 2, 3]); print(l.array, l.map { $0 * 10 }.array, l.fold(0, +), l.count, List<String>([]).count)
final class BST { var root: Node?; final class Node { let key: Int; var left: Node?, right: Node?; init(_ k: Int) { key = k } }
    func insert(_ k: Int) { guard var n = root else { root = Node(k); return }; while true { if k < n.key { if let l = n.left { n = l } else { n.left = Node(k); return } } else { if let r = n.right { n = r } else { n.right = Node(k); return } } } }
    func inorder(_ n: Node?) -> [Int] { guard let n else { return [] }; return inorder(n.left) + [n.key] + inorder(n.right) }
    func height(_ n: Node?) -> Int { n.map { 1 + max(height($0.left), height($0.right)) } ?? 0 } }
let t = BST(); [5, 2, 8, 1, 9, 3].forEach(t.insert); print(t.inorder(t.root), t.height(t.root))
struct Trie { var children: [Character: Trie] = [:]; var isWord = false
    mutating func insert(_ w: Substring) { guard let c = w.first else { isWord = true; return }; children[c, default: Trie()].insert(w.dropFirst()) }
    func contains(_ w: Substring) -> Bool { guard let c = w.first else { return isWord }; return children[c]?.contains(w.dropFirst()) ?? false }
    var words: [String] { (isWord ? [""] : []) + children.sorted { $0.key < $1.key }.flatMap { c, t in t.words.map { String(c) + $0 } } } }
var trie = Trie(); for w in ["to", "tea", "ten", "i"] { trie.insert(w[...]) }; print(trie.words, trie.contains("tea"), trie.contains("te"))
