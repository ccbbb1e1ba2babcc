import LayoutEngine

/// A style of Dynamic Type.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    case extraLargeTitle, extraLargeTitle2

    /// The weight that the style has on `platform`.
    public func weight(on platform: Platform) -> FontWeight {
        switch (self, platform) {
        case (.headline, .iOS): .semibold
        case (.headline, .macOS), (.extraLargeTitle, _), (.extraLargeTitle2, _): .bold
        case (.caption2, .macOS): .medium
        default: .regular
        }
    }

    /// The weight that the style has when it is made bold, which is not bold for all of them.
    public func emphasizedWeight(on platform: Platform) -> FontWeight {
        switch (self, platform) {
        case (.largeTitle, _), (.title, _), (.title2, _), (.extraLargeTitle, _), (.extraLargeTitle2, _): .bold
        case (.headline, .macOS): .heavy
        case (.caption, .macOS): .medium
        default: .semibold
        }
    }
}
