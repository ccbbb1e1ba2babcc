@propertyWrapper
struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}
struct Player {
    @Clamped(0...100) var health = 150
    @Clamped(wrappedValue: -3, 1...9) var level: Int
}
var p = Player()
print(p.health, p.level)
p.health -= 130
p.level = 5
print(p.health, p.level)
