final class Lru<Key: Hashable, Value> {
    private final class Node { let key: Key; var value: Value; weak var prev: Node?; var next: Node?; init(_ k: Key, _ v: Value) { key = k; value = v } }
    private var map: [Key: Node] = [:], head: Node?, tail: Node?
    let capacity: Int
    private(set) var evicted: [Key] = []
    init(capacity: Int) { self.capacity = capacity }
    subscript(key: Key) -> Value? {
        get { guard let n = map[key] else { return nil }; moveToFront(n); return n.value }
        set {
            guard let newValue else { if let n = map.removeValue(forKey: key) { unlink(n) }; return }
            if let n = map[key] { n.value = newValue; moveToFront(n); return }
            if map.count == capacity, let last = tail { unlink(last); map[last.key] = nil; evicted.append(last.key) }
            let n = Node(key, newValue); map[key] = n; pushFront(n)
        }
    }
    private func pushFront(_ n: Node) { n.next = head; n.prev = nil; head?.prev = n; head = n; if tail == nil { tail = n } }
    private func unlink(_ n: Node) { n.prev?.next = n.next; n.next?.prev = n.prev; if head === n { head = n.next }; if tail === n { tail = n.prev }; n.next = nil; n.prev = nil }
    private func moveToFront(_ n: Node) { unlink(n); pushFront(n) }
    var keys: [Key] { var out: [Key] = []; var n = head; while let x = n { out.append(x.key); n = x.next }; return out }
}
let c = Lru<String, Int>(capacity: 2)
c["a"] = 1; c["b"] = 2
print(c["a"] as Any, c.keys)
c["c"] = 3
print(c.keys, c["b"] as Any, c.evicted)
c["a"]? += 10
c["c"] = nil
print(c["a"]!, c.keys)
