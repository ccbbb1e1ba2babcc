actor Account {
    private(set) var balance = 0
    func deposit(_ n: Int) -> Int { balance += n; return balance }
}
let account = Account()
print(await account.deposit(10), await account.deposit(5), await account.balance)
