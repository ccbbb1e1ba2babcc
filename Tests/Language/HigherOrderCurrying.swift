func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
let add = curry(+) as (Int) -> (Int) -> Int
print(add(2)(3), [1, 2].map(add(10)))
func pipe<T>(_ fs: ((T) -> T)...) -> (T) -> T { { x in fs.reduce(x) { $1($0) } } }
print(pipe({ $0 + 1 }, { $0 * 2 }, { $0 - 3 })(5))
func memoize<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V {
    var cache: [K: V] = [:]
    return { k in
        if let v = cache[k] { return v }
        let v = f(k)
        cache[k] = v
        return v
    }
}
var calls = 0
let slow = memoize { (n: Int) -> Int in calls += 1; return n * n }
print(slow(4), slow(4), slow(5), calls)
