struct Token: ~Copyable { let id: Int; consuming func spend() -> Int { id * 2 } ; borrowing func peek() -> Int { id } }
func read(_ t: borrowing Token) -> Int { t.peek() }
func burn(_ t: consuming Token) -> Int { t.spend() }
func run() {
    let t = Token(id: 4)
    print(read(t))
    print(burn(t))
    let k = "keep"
    let moved = consume k
    print(moved)
}
run()
func shout(_ s: consuming String) -> String { s += "!"; return s }
func length(_ s: borrowing String) -> Int { s.count }
func pass(_ s: sending String, _ n: __owned Int) -> String { s + "\(n)" }
print(shout("a"), length("abc"), pass("x", 1))
