import Diagnostics
import LayoutEngine

/// A screen or window with its size, scale and safe area, upright.
public struct Device: Hashable, Sendable {
    public var name: String
    public var platform: Platform
    /// In points.
    public var size: Size
    /// Pixels per point.
    public var scale: Double
    /// In points.
    public var safeArea: EdgeInsets

    private static func phone(_ name: String, _ w: Double, _ h: Double, _ top: Double, scale: Double = 3) -> Device {
        // A phone with a home button has no bottom inset.
        let bottom: Double = top == 20 ? 0 : 34
        return Device(
            name: name, platform: .iOS, size: Size(width: w, height: h), scale: scale,
            safeArea: EdgeInsets(top: top, bottom: bottom))
    }

    private static func tablet(_ name: String, _ w: Double, _ h: Double) -> Device {
        Device(
            name: name, platform: .iOS, size: Size(width: w, height: h), scale: 2,
            safeArea: EdgeInsets(top: 24, bottom: 20))
    }

    /// Every preset, phones first, then tablets, then Mac windows.
    public static let all: [Device] = [
        phone("iPhone SE", 375, 667, 20, scale: 2),
        phone("iPhone SE (1st generation)", 320, 568, 20, scale: 2),
        phone("iPod touch", 320, 568, 20, scale: 2),
        phone("iPhone 7", 375, 667, 20, scale: 2),
        phone("iPhone 7 Plus", 414, 736, 20),
        phone("iPhone 8", 375, 667, 20, scale: 2),
        phone("iPhone 8 Plus", 414, 736, 20),
        phone("iPhone X", 375, 812, 44),
        phone("iPhone XR", 414, 896, 48, scale: 2),
        phone("iPhone XS", 375, 812, 44),
        phone("iPhone XS Max", 414, 896, 44),
        phone("iPhone 11", 414, 896, 48, scale: 2),
        phone("iPhone 11 Pro", 375, 812, 44),
        phone("iPhone 11 Pro Max", 414, 896, 44),
        phone("iPhone 12", 390, 844, 47),
        phone("iPhone 12 mini", 375, 812, 50),
        phone("iPhone 12 Pro", 390, 844, 47),
        phone("iPhone 12 Pro Max", 428, 926, 47),
        phone("iPhone 13", 390, 844, 47),
        phone("iPhone 13 mini", 375, 812, 50),
        phone("iPhone 13 Pro", 390, 844, 47),
        phone("iPhone 13 Pro Max", 428, 926, 47),
        phone("iPhone 14", 390, 844, 47),
        phone("iPhone 14 Plus", 428, 926, 47),
        phone("iPhone 14 Pro", 393, 852, 59),
        phone("iPhone 14 Pro Max", 430, 932, 59),
        phone("iPhone 15", 393, 852, 59),
        phone("iPhone 15 Plus", 430, 932, 59),
        phone("iPhone 15 Pro", 393, 852, 59),
        phone("iPhone 15 Pro Max", 430, 932, 59),
        phone("iPhone 16", 393, 852, 59),
        phone("iPhone 16 Plus", 430, 932, 59),
        phone("iPhone 16 Pro", 402, 874, 62),
        phone("iPhone 16 Pro Max", 440, 956, 62),
        phone("iPhone 16e", 390, 844, 47),
        phone("iPhone 17", 402, 874, 62),
        phone("iPhone 17 Pro", 402, 874, 62),
        phone("iPhone 17 Pro Max", 440, 956, 62),
        phone("iPhone Air", 420, 912, 68),
        tablet("iPad", 820, 1180),
        tablet("iPad mini", 744, 1133),
        tablet("iPad Air 11", 820, 1180),
        tablet("iPad Air 13", 1024, 1366),
        tablet("iPad Air", 820, 1180),
        tablet("iPad Pro 11", 834, 1210),
        tablet("iPad Pro 12.9", 1024, 1366),
        tablet("iPad Pro 13", 1032, 1376),
        Device(
            name: "Mac window", platform: .macOS, size: Size(width: 800, height: 600), scale: 2, safeArea: .zero),
        Device(
            name: "Mac full screen", platform: .macOS, size: Size(width: 1512, height: 982), scale: 2,
            safeArea: .zero)
    ]

    /// The preset of that name, whatever its capitals.
    public static func named(_ name: String) -> Device? {
        let wanted = name.lowercased()
        return all.first { $0.name.lowercased() == wanted }
    }

    /// The preset that a preview means by a name of Xcode's, for example `iPad Pro (11-inch) (4th generation)`.
    public static func previewed(as name: String) -> Device? {
        if let device = named(name) { return device }
        var parts = name.split(separator: " ")
        if parts.last == "generation)" { parts.removeLast(2) }
        let plain = parts.map { part -> String in
            part.hasSuffix("-inch)") ? String(part.dropFirst().dropLast(6)) : String(part)
        }
        return named(plain.joined(separator: " "))
    }

    /// The preset used where nothing is stated: 393 by 852 at 3 pixels a point, or a Mac window.
    public static func standard(for platform: Platform) -> Device {
        let name = platform == .macOS ? "Mac window" : "iPhone 15"
        return all.first { $0.name == name } ?? phone(name, 393, 852, 59)
    }

    /// The preset name that somebody may have meant.
    public static func nearestName(to name: String) -> String? { NearestName.of(name, among: all.map(\.name)) }
}
