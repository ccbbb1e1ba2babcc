struct Stats { var sum = 0; var count = 0; var mean: Double { count == 0 ? 0 : Double(sum) / Double(count) } }
let stats = [4, 8, 9].reduce(into: Stats()) { s, n in
    s.sum += n
    s.count += 1
}
print(stats, stats.mean)
let longest = ["aa", "b", "cccc"].reduce("") { $1.count > $0.count ? $1 : $0 }
print(longest)
print([1, 2, 3, 4].reduce((even: 0, odd: 0)) { $1 % 2 == 0 ? ($0.even + $1, $0.odd) : ($0.even, $0.odd + $1) })
