struct Account {
    private(set) var balance = 0
    mutating func deposit(_ amount: Int) { balance += amount }
}
var account = Account()
account.deposit(30)
account.deposit(12)
print(account.balance)
