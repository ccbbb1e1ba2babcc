class Vehicle { let plate: String; init(_ plate: String) { self.plate = plate } }
class Truck: Vehicle { var load = 7.5 }
class Trailer: Truck { override init(_ plate: String) { super.init(plate); load = 1.25 } }
class Bicycle: Vehicle { let gears = 21 }
let yard: [Vehicle] = [Truck("T1"), Bicycle("B1"), Vehicle("V1"), Trailer("T2")]
print(yard.filter { $0 is Truck }.count, yard.compactMap { $0 as? Truck }.map(\.load))
for vehicle in yard {
    switch vehicle {
    case let trailer as Trailer: print("trailer", trailer.plate, trailer.load)
    case let truck as Truck: print("truck", truck.load)
    case is Bicycle: print("bicycle", (vehicle as! Bicycle).gears)
    default: print("other", vehicle.plate)
    }
}
print((yard[0] as! Truck).plate, (yard[1] as? Truck) == nil)
let n: Any = 3
print(n as? Double as Any, n as? Int ?? 0, (n as! Int) + 1)
