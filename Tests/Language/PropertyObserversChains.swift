struct Temp {
    var celsius: Double = 0 { willSet { print("will", newValue) } didSet { if celsius > 100 { celsius = 100 }; print("did", oldValue, celsius) } }
    var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } }
}
var t = Temp()
t.celsius = 150
t.fahrenheit = 50
print(t.celsius, t.fahrenheit)
class Model { var items: [Int] = [] { didSet { print("items", oldValue.count, "->", items.count) } }; var name = "a" { didSet { guard name != oldValue else { return }; print("name", name) } } }
let m = Model()
m.items.append(1); m.items += [2, 3]; m.items[0] = 9; m.items.removeAll { $0 > 2 }; m.name = "a"; m.name = "b"
class Sub: Model { override var name: String { didSet { print("sub", name) } } }
let s = Sub(); s.name = "z"
