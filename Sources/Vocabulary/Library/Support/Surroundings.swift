import LayoutEngine

/// The screen and device as code sees them through `UIScreen`, `UIDevice` and the like.
public struct Surroundings: Hashable, Sendable {
    /// The size of the screen in points.
    public var screenSize: Size
    /// Pixels a point.
    public var scale: Double
    /// The insets of the window's safe area, in points.
    public var safeArea: EdgeInsets
    public var platform: Platform
    /// Whether the interface style is dark.
    public var isDark: Bool
    /// Sizes of bitmap images in points, by asset name.
    public var assets: [String: Size] = [:]

    public init(
        screenSize: Size = Size(width: 393, height: 852), scale: Double = 3, safeArea: EdgeInsets = .zero,
        platform: Platform = .iOS, isDark: Bool = false
    ) {
        self.screenSize = screenSize
        self.scale = scale
        self.safeArea = safeArea
        self.platform = platform
        self.isDark = isDark
    }
}

/// Work that the source starts for later; it runs after the pass, in the order of its delay.
public struct DeferredWork {
    public let work: FunctionValue
    /// Arguments for the closure; none in most cases.
    public let arguments: [Value]
    /// After how many seconds the source wants it to run; 0 for as soon as possible.
    public let delay: Double

    public init(work: FunctionValue, arguments: [Value] = [], delay: Double = 0) {
        self.work = work
        self.arguments = arguments
        self.delay = delay
    }
}

extension Evaluator {
    public var surroundings: Surroundings { Surroundings() }

    public var userDefaults: UserDefaultsStore { UserDefaultsStore() }

    public func setUserDefault(_ key: String, to value: Value?) {}

    public func perform(_ method: String, on object: Value, with argument: Value) throws {}

    public var notifications: NotificationRegistry { NotificationRegistry() }

    public func runLater(_ work: DeferredWork) {
        note(.init(id: "not-run", severity: .note, message: "work started for later is not run here"))
    }
}
