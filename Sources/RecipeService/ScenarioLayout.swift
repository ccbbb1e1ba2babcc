import CanonicalJSON
import Diagnostics
import LayoutEngine
import RecipeModel
import SwiftUIFrontEnd

/// Lays out the scenarios of one recipe; its snippet is read once.
public final class ScenarioLayout {
    public let recipe: Recipe
    private let givenSource: SourceText?
    private lazy var source = givenSource ?? recipe.snippetSource
    private let workspace: Workspace
    private lazy var snippet = Snippet(source, platform: recipe.platform, workspace: workspace)

    /// - Parameters:
    ///   - source: the snippet with the lines that diagnostics should name; the recipe's own if left out.
    ///   - workspace: what the recipes of one thread share.
    public init(_ recipe: Recipe, source: SourceText? = nil, workspace: Workspace = Workspace()) {
        self.recipe = recipe
        givenSource = source
        self.workspace = workspace
    }

    /// The text that ranges of diagnostics point into.
    public var sourceText: SourceText { source }

    /// SwiftUI's words and the alignments that the snippet uses, sorted.
    public var symbols: [String] { snippet.symbols }

    /// The view that is laid out where a scenario names none, as Swift; `nil` if the snippet has no such view.
    public var defaultEntry: String? { snippet.candidates.first { $0.entry != nil }?.entry }

    /// Lays a scenario out from source.
    public func layOut(
        _ scenario: Scenario, trace: Trace? = nil, tree: Snippet.TreeDemand = .none
    ) -> LayoutOutcome {
        snippet.layOut(options(of: scenario), trace: trace, tree: tree)
    }

    /// What the front end needs to lay a scenario out.
    func options(of scenario: Scenario) -> LayoutOptions { scenario.layoutOptions(of: recipe) }

    /// Lays the same scenario out with the other layout direction.
    public func layOutMirrored(_ scenario: Scenario) -> LayoutOutcome {
        var options = scenario.layoutOptions(of: recipe)
        options.layoutDirection = options.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        return snippet.layOut(options)
    }
}

extension Scenario {
    /// What the front end needs to lay this scenario of `recipe` out.
    public func layoutOptions(of recipe: Recipe) -> LayoutOptions {
        let viewport = viewport(on: recipe.platform)
        var steps = state.sorted { $0.key < $1.key }.map {
            LayoutOptions.Step.state(name: $0.key, source: StateValue.source(of: $0.value))
        }
        steps += self.steps.map { step in
            switch step {
            case .tap(let label): .tap(label)
            case .set(let name, let value): .state(name: name, source: StateValue.source(of: value))
            }
        }
        return LayoutOptions(
            entry: entry, size: viewport.size, scale: viewport.scale, platform: recipe.platform,
            safeArea: viewport.safeArea, layoutDirection: viewport.layoutDirection,
            dynamicTypeSize: environment.dynamicTypeSize ?? "large", environment: environment.sources,
            steps: steps, assets: recipe.assets)
    }
}

extension ScenarioEnvironment {
    /// The values other than direction and type size, as Swift source by name.
    var sources: [(name: String, source: String)] {
        var sources: [(name: String, source: String)] = []
        if let colorScheme { sources.append(("colorScheme", ".\(colorScheme)")) }
        if let horizontalSizeClass { sources.append(("horizontalSizeClass", ".\(horizontalSizeClass)")) }
        if let isEnabled { sources.append(("isEnabled", "\(isEnabled)")) }
        if let legibilityWeight { sources.append(("legibilityWeight", ".\(legibilityWeight)")) }
        if let locale { sources.append(("locale", "Locale(identifier: \"\(locale)\")")) }
        if let verticalSizeClass { sources.append(("verticalSizeClass", ".\(verticalSizeClass)")) }
        return sources
    }
}

/// Values of state as people write them on a command line or in a document.
public enum StateValue {
    /// Swift source for a value of a document; a text that begins with a dot is an implicit member.
    public static func source(of value: JSON) -> String {
        switch value {
        case .string(let text): source(of: text)
        case .array(let values): "[" + values.map { source(of: $0) }.joined(separator: ", ") + "]"
        case .null: "nil"
        case .object, .bool, .number: value.text()
        }
    }

    /// Swift source for a word of a command line: a number, a boolean, `nil`, a literal, a call or a member as it
    /// stands, anything else as a string.
    public static func source(of text: String) -> String {
        if ["true", "false", "nil"].contains(text) || Double(text) != nil { return text }
        if text.first.map({ "\".[(".contains($0) }) == true || text.hasSuffix(")") { return text }
        let escaped = text.map { character in
            switch character {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            default: String(character)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
