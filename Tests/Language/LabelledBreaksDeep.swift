outer: for i in 0..<4 {
    middle: for j in 0..<4 {
        var k = 0
        inner: while true {
            k += 1
            switch (i, j, k) {
            case (_, 3, _): continue outer
            case (2, 1, _): break outer
            case (_, _, 3): break inner
            case (1, 1, _): continue middle
            default: continue inner
            }
        }
        print(i, j, k)
    }
    print("row", i)
}
search: do {
    for n in [1, 5, 9] { if n > 4 { print("found", n); break search } }
    print("none")
}
check: if counterpart(3) > 2 {
    guard counterpart(4) > 9 else { break check }
    print("not reached")
}
func counterpart(_ n: Int) -> Int { n }
var n = 0
loop: repeat {
    n += 1
    switch n { case 3: continue loop; case 6: break loop; default: print(n, terminator: " ") }
} while n < 10
print("end", n)
