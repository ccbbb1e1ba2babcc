struct Point { var x = 0; var y = 0 }
func double(_ v: inout Int) { v *= 2 }
var p = Point(x: 2, y: 3) {
    didSet { print("p changed from", oldValue.x, oldValue.y) }
}
double(&p.x)
print(p)
struct Celsius {
    var value = 0
    var fahrenheit: Int {
        get { value * 9 / 5 + 32 }
        set { value = (newValue - 32) * 5 / 9 }
    }
}
var c = Celsius(value: 10)
double(&c.fahrenheit)
print(c.value, c.fahrenheit)
