var memo: [Int: Int] = [:]
func fib(_ n: Int) -> Int {
    if let known = memo[n] { return known }
    let value = n < 2 ? n : fib(n - 1) + fib(n - 2)
    memo[n] = value
    return value
}
print(fib(80), memo.count)
func binarySearch(_ list: [Int], _ x: Int) -> Int? {
    var low = 0, high = list.count
    while low < high {
        let mid = (low + high) / 2
        if list[mid] == x { return mid }
        if list[mid] < x { low = mid + 1 } else { high = mid }
    }
    return nil
}
print(binarySearch([1, 3, 5, 7, 9], 7)!, binarySearch([1, 3], 2) as Any)
