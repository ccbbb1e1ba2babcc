@propertyWrapper struct Even {
    private var half = 0
    var wrappedValue: Int { get { half * 2 } set { half = newValue / 2 } }
    var projectedValue: Bool { half > 5 }
    init(wrappedValue: Int) { half = wrappedValue / 2 }
}
struct Seats { @Even var row = 7; @Even(wrappedValue: 13) var hall: Int }
var seats = Seats()
print(seats.row, seats.hall, seats.$row, seats.$hall)
seats.row = 21
print(seats.row, seats.$row)
