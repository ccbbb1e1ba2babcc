class Vehicle {
    let wheels: Int
    var name: String { didSet { log.append("name \(oldValue)>\(name)") } }
    private(set) var log: [String] = []
    init(wheels: Int, name: String) { self.wheels = wheels; self.name = name; setup() }
    convenience init(name: String) { self.init(wheels: 4, name: name); self.name += "*" }
    convenience init() { self.init(name: "car") }
    func setup() { note("vehicle") }
    func note(_ s: String) { log.append(s) }
    class func make() -> Vehicle { Self.init(copy: 1) }
    required init(copy: Int) { wheels = copy; name = "copy" }
}
class Bike: Vehicle {
    var bell = "ring"
    override init(wheels: Int, name: String) { bell = "ding"; super.init(wheels: wheels, name: name); note("bike") }
    required init(copy: Int) { super.init(copy: copy + 1) }
    override func setup() { super.setup(); note("setup \(bell)") }
    override var name: String { willSet { note("will \(newValue)") } }
}
let v = Vehicle()
print(v.wheels, v.name, v.log)
let b = Bike(wheels: 2, name: "bmx")
b.name = "city"
print(b.bell, b.log)
let c = Bike(name: "cargo")
print(c.wheels, c.name, c.log)
print(Bike.make().wheels, Vehicle.make().wheels, type(of: Bike.make()))
let d = Bike()
print(d.name, d.log.count)
