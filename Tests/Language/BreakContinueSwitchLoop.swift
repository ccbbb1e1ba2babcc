var found = -1
for i in 0..<10 {
    switch i {
    case 0, 1: continue
    case 2...4: break
    default:
        if i % 4 == 3 { found = i }
    }
    if found >= 0 { break }
    print("after", i, terminator: " ")
}
print(found)
