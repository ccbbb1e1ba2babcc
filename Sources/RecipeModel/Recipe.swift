import CanonicalJSON
import Diagnostics
import LayoutEngine

/// A layout recipe: prose, a snippet of SwiftUI, the scenarios to lay it out in and the frames expected there.
public struct Recipe: Hashable, Sendable {
    /// The stable name in addresses and file names: `[a-z0-9]` words joined by `-`, see `Slug`.
    public var slug: String
    public var title: String
    public var description: String?
    public var tags: [String]
    public var authors: [String]
    /// The day of creation as `YYYY-MM-DD`.
    public var created: String?
    /// The day of the last change as `YYYY-MM-DD`.
    public var updated: String?
    /// Where it comes from: an address, or words.
    public var source: String?
    /// The licence, usually an SPDX identifier.
    public var license: String?
    public var platform: Platform
    /// The sizes in points of the bitmap images that the snippet names.
    public var assets: [String: Size]
    /// The scenarios as written; see `allScenarios` for those that apply.
    public var scenarios: [Scenario]
    /// The expected frames, in the order of the document.
    public var expectations: [Expectation]
    /// Front matter with keys that are not ours, kept as it was.
    public var extra: [String: JSON]
    /// The Markdown after the front matter, its `swift` blocks included and its `frames` blocks taken out.
    public var body: String
    /// The Swift of all `swift` blocks of the body, in order, an empty line between two blocks.
    public var snippet: String

    public init(
        slug: String? = nil, title: String, description: String? = nil, tags: [String] = [], authors: [String] = [],
        created: String? = nil, updated: String? = nil, source: String? = nil, license: String? = nil,
        platform: Platform = .iOS, assets: [String: Size] = [:], scenarios: [Scenario] = [],
        expectations: [Expectation] = [], extra: [String: JSON] = [:], body: String = "", snippet: String = ""
    ) {
        self.slug = slug ?? Slug.make(from: title)
        self.title = title
        self.description = description
        self.tags = tags
        self.authors = authors
        self.created = created
        self.updated = updated
        self.source = source
        self.license = license
        self.platform = platform
        self.assets = assets
        self.scenarios = scenarios
        self.expectations = expectations
        self.extra = extra
        self.body = body
        self.snippet = snippet
    }
}

extension Recipe {
    /// The scenarios that apply: those written, or one called `default` where none is.
    public var allScenarios: [Scenario] { scenarios.isEmpty ? [Scenario(name: Scenario.defaultName)] : scenarios }

    /// The scenario of that name, if the recipe has it.
    public func scenario(named name: String) -> Scenario? { allScenarios.first { $0.name == name } }

    /// The snippet as a source that diagnostics can point into, with its own lines.
    public var snippetSource: SourceText { SourceText(name: slug + ".swift", text: snippet) }

    /// Puts `expectation` in the place of the one with the same scenario and provenance key, or after the last.
    ///
    /// The replaced one gives its place in the document and, where the new one has none, its reason.
    public mutating func setExpectation(_ expectation: Expectation) {
        guard
            let index = expectations.firstIndex(where: {
                $0.scenario == expectation.scenario && $0.provenance.origin == expectation.provenance.origin
                    && $0.provenance.os == expectation.provenance.os
                    && $0.provenance.device == expectation.provenance.device
            })
        else {
            expectations.append(expectation)
            return
        }
        var replacement = expectation
        replacement.bodyOffset = expectations[index].bodyOffset
        if replacement.reason == nil { replacement.reason = expectations[index].reason }
        expectations[index] = replacement
    }
}
