func makeAccount(_ start: Int) -> (deposit: (Int) -> Void, balance: () -> Int) {
    var balance = start
    func deposit(_ n: Int) { balance += n }
    func read() -> Int { balance }
    return (deposit, read)
}
let a = makeAccount(10), b = makeAccount(100)
a.deposit(5)
b.deposit(1)
print(a.balance(), b.balance())
