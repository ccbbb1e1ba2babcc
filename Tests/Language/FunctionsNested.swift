func primes(upTo limit: Int) -> [Int] {
    var found: [Int] = []
    func isPrime(_ n: Int) -> Bool {
        for p in found where p * p <= n {
            if n % p == 0 { return false }
        }
        return true
    }
    for n in 2...limit where isPrime(n) { found.append(n) }
    return found
}
print(primes(upTo: 30))
