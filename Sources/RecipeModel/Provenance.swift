/// Where the numbers of an expectation come from, which decides how far they can be trusted.
public struct Provenance: Hashable, Sendable {
    public enum Origin: String, Hashable, Sendable, CaseIterable {
        /// Recorded from Apple's SwiftUI.
        case apple
        /// Worked out by hand from SwiftUI's rules.
        case derived
        /// Recorded from this program's own engine: it detects change and proves nothing.
        case engine
    }

    public var origin: Origin
    /// The system that was asked, for example `iOS 26.1`; required for `apple`.
    public var os: String?
    public var device: String?
    /// The engine's version; required for `engine`.
    public var version: String?

    public init(origin: Origin, os: String? = nil, device: String? = nil, version: String? = nil) {
        self.origin = origin
        self.os = os
        self.device = device
        self.version = version
    }
}
