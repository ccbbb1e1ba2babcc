import LayoutEngine

/// How a snippet is laid out.
public struct LayoutOptions: Sendable {
    /// The view to lay out as Swift source; `nil` for the snippet's own entry.
    public var entry: String?
    /// Whether what the source leaves open is assumed, each time with a warning that says so: the arguments of a view
    /// that nothing makes, the size of a view whose module cannot be seen. Stored recipes are laid out without.
    public var makesAssumptions = false
    /// The window's size in points; `nil` on an axis asks for the ideal length.
    public var size: ProposedViewSize
    /// Pixels per point.
    public var scale: Double
    public var platform: Platform
    public var safeArea: EdgeInsets
    public var layoutDirection: LayoutDirection
    /// SwiftUI's name of the type size, for example `xxxLarge`.
    public var dynamicTypeSize: String
    /// Further environment values by name, as Swift source: `("colorScheme", ".dark")`.
    public var environment: [(name: String, source: String)]
    /// What is done, in order: first values before the first layout, taps and later values after it.
    public var steps: [Step]
    /// Sizes of bitmap images in points, by asset name.
    public var assets: [String: Size]
    /// Finds the window of a device that a preview names. Where it is set, `size`, `scale` and `safeArea` are only those of
    /// previews that ask for no window of their own.
    public var previewDevice: (@Sendable (String) -> Viewport?)?
    /// Whether frames tell the lines of texts, which pictures show and a comparison of two whole layouts looks at.
    public var listsTextLines = true

    /// One thing to do with the view.
    public enum Step: Hashable, Sendable {
        /// Sets a `@State` property, by name, to a value given as Swift source.
        case state(name: String, source: String)
        /// Taps the first enabled button or tap gesture whose label shows this text.
        case tap(String)
    }

    public init(
        entry: String? = nil, size: ProposedViewSize = ProposedViewSize(width: 393, height: 852), scale: Double = 3,
        platform: Platform = .iOS, safeArea: EdgeInsets = .zero, layoutDirection: LayoutDirection = .leftToRight,
        dynamicTypeSize: String = "large", environment: [(name: String, source: String)] = [], steps: [Step] = [],
        assets: [String: Size] = [:]
    ) {
        self.entry = entry
        self.size = size
        self.scale = scale
        self.platform = platform
        self.safeArea = safeArea
        self.layoutDirection = layoutDirection
        self.dynamicTypeSize = dynamicTypeSize
        self.environment = environment
        self.steps = steps
        self.assets = assets
    }
}
