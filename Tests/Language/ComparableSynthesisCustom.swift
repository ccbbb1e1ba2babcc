struct Version: Comparable, CustomStringConvertible {
    let major: Int, minor: Int
    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
    var description: String { "v\(major).\(minor)" }
}
let vs = [Version(major: 2, minor: 1), Version(major: 1, minor: 9), Version(major: 2, minor: 0)]
print(vs.sorted(), vs.max()!, vs.min()!, vs[0] > vs[1], vs[0] >= vs[2], vs[1] == Version(major: 1, minor: 9))
print(vs.sorted(by: >).map(\.description), vs.sorted { ($0.minor, $0.major) < ($1.minor, $1.major) })
enum Size: Comparable { case small, medium(Int), large }
print(Size.small < .large, Size.medium(3) < .medium(5), [Size.large, .medium(2), .small, .medium(1)].sorted())
print(min(vs[0], vs[1]), max(Size.small, .large), (vs[1]...vs[0]).contains(vs[2]))
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(15.clamped(to: 0...10), (-0.5).clamped(to: 0...1), "m".clamped(to: "a"..."f"), ("a", 2) < ("a", 3), ("b", 1) > ("a", 9))
