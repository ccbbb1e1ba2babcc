var isPrime = [Bool](repeating: true, count: 60)
isPrime[0] = false
isPrime[1] = false
var p = 2
while p * p < isPrime.count {
    if isPrime[p] { for m in stride(from: p * p, to: isPrime.count, by: p) { isPrime[m] = false } }
    p += 1
}
print(isPrime.indices.filter { isPrime[$0] })
