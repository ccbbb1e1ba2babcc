enum Size: Comparable { case small, medium, large(Int) }
print([Size.large(2), .small, .large(1), .medium].sorted(), Size.small < .medium, max(Size.medium, .small))
struct Version: Comparable {
    let major, minor: Int
    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
let v = [Version(major: 2, minor: 0), Version(major: 1, minor: 9), Version(major: 1, minor: 10)]
print(v.sorted().map { "\($0.major).\($0.minor)" }, v.max()!.major, v[0] >= v[1], (Version(major: 1, minor: 0)...Version(major: 1, minor: 9)).contains(v[1]))
