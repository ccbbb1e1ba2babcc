outer: for i in 1...4 {
    for j in 1...4 {
        if j == 3 { continue outer }
        if i == 3 { break outer }
        print(i, j)
    }
}
var n = 0
loop: while true {
    n += 1
    switch n {
    case 2: continue loop
    case 5: break loop
    default: print("n", n)
    }
}
check: if n == 5 {
    if n > 4 { break check }
    print("never")
}
block: do { if n > 0 { break block }; print("never") }
print("end", n)
