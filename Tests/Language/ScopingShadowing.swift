let x = 1
func outer() {
    let x = x + 1
    print(x)
    do {
        let x = "inner"
        print(x)
    }
    if true {
        let x = 3.5
        print(x)
    }
    print(x)
}
outer()
print(x)
