struct Tank {
    var level = 0 {
        willSet { print("will", level, "->", newValue) }
        didSet {
            print("did", oldValue, "->", level)
            if level > 10 { level = 10 }
        }
    }
}
var tank = Tank()
tank.level = 4
tank.level += 9
print(tank.level)
tank = Tank(level: 99)
print(tank.level)
