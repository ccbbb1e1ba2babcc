for n in [-1, 0, 1] {
    let s = n > 0 ? "pos" : n < 0 ? "neg" : "zero"
    print(n, s, n == 0 ? 0 : 10 / n)
}
let flag = true
let list = flag ? [1, 2] : []
let x: Double = flag ? 1 : 2.5
let o: String? = flag ? nil : "x"
print(list, x, o as Any, (flag ? "a" : "b") + "c", flag ? min(1, 2) : max(1, 2))
