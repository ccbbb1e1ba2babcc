var found: [(Int, Int)] = []
outer: for i in 1...5 {
    inner: for j in 1...5 {
        if j == i { continue outer }
        if i == 4 { break outer }
        if (i + j) % 2 == 0 { continue inner }
        found.append((i, j))
    }
}
print(found)
var n = 0
loop: while true {
    n += 1
    switch n {
    case 1...3: continue loop
    case 10: break loop
    default: break
    }
    n += 1
}
print(n)
block: do { if n > 5 { break block }; print("not reached") }
outer: repeat { for k in 0... { if k > 3 { break outer } } } while true
print("done")
