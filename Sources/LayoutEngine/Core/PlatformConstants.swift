/// The numbers that differ between systems or that belong to no one rule, in points.
public struct PlatformConstants: Sendable, Equatable {
    /// Between two ordinary views, on both axes (spec T4).
    public var defaultSpacing: Double
    /// What a Spacer keeps (spec L5).
    public var spacerMinimum: Double
    /// What a view without a size of its own answers to no offer (spec P5).
    public var idealLength: Double
    /// Padding without a number (spec M1), and safe area padding (spec SA4).
    public var defaultPadding: Double
    /// The thickness of a Divider; `nil` is one pixel (spec L6).
    public var dividerThickness: Double?
    /// The gap after a lazy grid item without spacing (spec LZ2).
    public var gridItemSpacing: Double
    /// The least length of a flexible grid item (spec LZ2).
    public var gridItemMinimum: Double
    /// How far an edge may lie from the safe area's to touch it, in pixels (spec SA2).
    public var safeAreaTolerance: Double

    static let shared = PlatformConstants(
        defaultSpacing: 8, spacerMinimum: 8, idealLength: 10, defaultPadding: 16, dividerThickness: nil,
        gridItemSpacing: 8, gridItemMinimum: 10, safeAreaTolerance: 0.5)

    /// iOS 26.
    public static let iOS = shared
    /// macOS 26.
    public static let macOS: PlatformConstants = {
        var constants = shared
        constants.dividerThickness = 1
        return constants
    }()

    /// The constants of `platform`.
    public static subscript(platform: Platform) -> PlatformConstants {
        switch platform {
        case .iOS: iOS
        case .macOS: macOS
        }
    }

    /// The thickness of a Divider on a screen of `scale` pixels a point.
    public func dividerThickness(scale: Double) -> Double { dividerThickness ?? 1 / scale }
}
