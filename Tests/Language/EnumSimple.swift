enum Compass { case north, south, east, west
    var opposite: Compass {
        switch self {
        case .north: return .south
        case .south: return .north
        case .east: return .west
        case .west: return .east
        }
    }
}
var heading = Compass.north
heading = .east
print(heading, heading.opposite, heading == .east, heading != .west)
let all: [Compass] = [.north, .west]
print(all, all.contains(.west), all.firstIndex(of: .west)!)
