import CanonicalJSON
import LayoutEngine

/// One way to lay a recipe out: which view, how large, in which state and environment.
public struct Scenario: Hashable, Sendable {
    /// The name of the scenario that applies where a recipe states none.
    public static let defaultName = "default"

    /// Unique in the recipe.
    public var name: String
    /// The view to lay out as Swift, for example `DemoView()`; `nil` for the one root view that needs no arguments.
    public var entry: String?
    /// The proposal to the root in points, each axis a number, `nil` or infinity; `nil` for the device's size.
    public var size: ProposedViewSize?
    /// The name of a `Device`, giving size, scale and safe area where they are not stated.
    public var device: String?
    /// Pixels per point.
    public var scale: Double?
    /// First values of `@State` properties, by name.
    public var state: [String: JSON]
    public var environment: ScenarioEnvironment
    /// The window's safe area in points.
    public var safeArea: EdgeInsets?
    /// What is done after the first layout, in order.
    public var steps: [Step]
    /// Claims that laying this scenario out right to left gives the mirror image of laying it out left to right.
    public var mirrors: Bool

    /// Something done to the laid out view.
    public enum Step: Hashable, Sendable {
        /// Taps the first enabled button or tap gesture whose label shows this text.
        case tap(String)
        /// Sets a `@State` property.
        case set(String, JSON)
    }

    public init(
        name: String, entry: String? = nil, size: ProposedViewSize? = nil, device: String? = nil,
        scale: Double? = nil, state: [String: JSON] = [:], environment: ScenarioEnvironment = ScenarioEnvironment(),
        safeArea: EdgeInsets? = nil, steps: [Step] = [], mirrors: Bool = false
    ) {
        self.name = name
        self.entry = entry
        self.size = size
        self.device = device
        self.scale = scale
        self.state = state
        self.environment = environment
        self.safeArea = safeArea
        self.steps = steps
        self.mirrors = mirrors
    }
}

/// The environment values that a scenario sets.
public struct ScenarioEnvironment: Hashable, Sendable {
    public var layoutDirection: LayoutDirection?
    /// SwiftUI's name of the type size, one of `dynamicTypeSizes`.
    public var dynamicTypeSize: String?
    /// `light` or `dark`.
    public var colorScheme: String?
    /// A locale identifier such as `en_US`.
    public var locale: String?
    /// `compact` or `regular`.
    public var horizontalSizeClass: String?
    /// `compact` or `regular`.
    public var verticalSizeClass: String?
    /// Whether controls are enabled.
    public var isEnabled: Bool?
    /// `regular` or `bold`.
    public var legibilityWeight: String?

    /// SwiftUI's names of the type sizes, from the smallest.
    public static let dynamicTypeSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
        "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"
    ]

    public init(
        layoutDirection: LayoutDirection? = nil, dynamicTypeSize: String? = nil, colorScheme: String? = nil,
        locale: String? = nil, horizontalSizeClass: String? = nil, verticalSizeClass: String? = nil,
        isEnabled: Bool? = nil, legibilityWeight: String? = nil
    ) {
        self.layoutDirection = layoutDirection
        self.dynamicTypeSize = dynamicTypeSize
        self.colorScheme = colorScheme
        self.locale = locale
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.isEnabled = isEnabled
        self.legibilityWeight = legibilityWeight
    }

    /// Whether nothing is set.
    public var isEmpty: Bool { self == ScenarioEnvironment() }
}
