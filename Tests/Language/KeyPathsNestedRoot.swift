struct Trip {
    struct Stop {
        var height: Range<Int>
        var pulse: Range<Int>
    }
    var stops: [Stop]
}
let trip = Trip(stops: [Trip.Stop(height: 1..<4, pulse: 60..<80), Trip.Stop(height: 2..<9, pulse: 70..<75)])
let path: KeyPath<Trip.Stop, Range<Int>> = \Trip.Stop.pulse
print(trip.stops.map { $0[keyPath: path].count })
print(trip.stops.map(\Trip.Stop.height).map(\.upperBound))
switch path {
case \.height: print("height")
case \.pulse: print("pulse")
default: print("other")
}
print(path == \Trip.Stop.pulse, path == \Trip.Stop.height)
