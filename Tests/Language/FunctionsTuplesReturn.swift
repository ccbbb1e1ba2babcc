func minMax(_ list: [Int]) -> (min: Int, max: Int)? {
    guard let first = list.first else { return nil }
    var result = (min: first, max: first)
    for n in list {
        if n < result.min { result.min = n }
        if n > result.max { result.max = n }
    }
    return result
}
if let bounds = minMax([3, 1, 2]) { print(bounds.min, bounds.max, bounds) }
print(minMax([]) == nil)
