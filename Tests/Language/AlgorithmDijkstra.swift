let graph: [String: [String: Int]] = ["a": ["b": 7, "c": 3], "b": ["d": 2], "c": ["b": 1, "d": 8], "d": [:]]
var distance = ["a": 0]
var open: Set<String> = ["a"]
while let current = open.min(by: { (distance[$0]!, $0) < (distance[$1]!, $1) }) {
    open.remove(current)
    for (next, cost) in graph[current] ?? [:] {
        let d = distance[current]! + cost
        if d < distance[next, default: .max] {
            distance[next] = d
            open.insert(next)
        }
    }
}
print(distance.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
