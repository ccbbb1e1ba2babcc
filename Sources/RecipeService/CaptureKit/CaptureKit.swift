import CanonicalJSON
import Diagnostics
import LayoutEngine
import RecipeModel

/// A Swift package that hosts scenarios in Apple's SwiftUI and prints their frames; made for a person with a Mac.
///
/// Every recipe is a module of its own, so that names do not meet. Probes behind the views that the engine has named
/// report their frames without changing the layout.
public struct CaptureKit: Sendable {
    /// A scenario that is not in the kit.
    public struct LeftOut: Hashable, Sendable {
        public var slug: String
        public var scenario: String
        public var reason: String
    }

    /// The files by path, sorted.
    public private(set) var files: [(path: String, text: String)] = []
    public private(set) var leftOut: [LeftOut] = []
    /// How many scenarios the kit captures.
    public private(set) var scenarioCount = 0

    /// Makes the kit of these recipes.
    public init(_ recipes: [Recipe]) {
        var modules: [String] = []
        for recipe in recipes.sorted(by: { $0.slug < $1.slug }) {
            let module = CaptureModule(recipe)
            leftOut += module.leftOut
            guard let sources = module.sources else { continue }
            scenarioCount += module.scenarioCount
            modules.append(module.name)
            files += sources.map { ("Sources/\(module.name)/\($0.name)", $0.text) }
        }
        files += [
            ("Package.swift", CaptureKitSources.package(modules: modules)),
            ("README.md", CaptureKitSources.readme(leftOut: leftOut)),
            ("Sources/CaptureSupport/CaptureProbe.swift", CaptureKitSources.probe),
            ("Sources/CaptureSupport/CaptureScenario.swift", CaptureKitSources.scenario),
            ("Sources/CaptureSupport/CaptureRunner.swift", CaptureKitSources.runner),
            ("Sources/CaptureAll/CaptureAll.swift", CaptureKitSources.all(modules: modules)),
            ("Sources/capture/main.swift", CaptureKitSources.main),
            ("Tests/CaptureTests/CaptureTests.swift", CaptureKitSources.test)
        ]
        files.sort { $0.path < $1.path }
    }
}

/// One recipe as a module of the kit.
struct CaptureModule {
    let name: String
    private(set) var leftOut: [CaptureKit.LeftOut] = []
    private(set) var sources: [(name: String, text: String)]?
    private(set) var scenarioCount = 0

    init(_ recipe: Recipe) {
        name = "Recipe_" + recipe.slug.map { $0 == "-" ? "_" : String($0) }.joined()
        let layout = ScenarioLayout(recipe)
        var snippet = CaptureSnippet(recipe.snippet)
        var functions = ""
        var list = ""
        for scenario in recipe.allScenarios {
            func leave(_ reason: String) {
                leftOut.append(CaptureKit.LeftOut(slug: recipe.slug, scenario: scenario.name, reason: reason))
            }
            if let reason = Self.obstacle(scenario, recipe) {
                leave(reason)
                continue
            }
            guard let frames = layout.layOut(scenario).frames else {
                leave("it cannot be laid out here, so that its views have no names")
                continue
            }
            guard let entry = scenario.entry ?? layout.defaultEntry else {
                leave("it does not say which view is laid out; give the scenario an entry")
                continue
            }
            if let name = scenario.state.keys.sorted().first(where: { !snippet.exposeState($0) }) {
                leave("no @State property called \(name) has a first value in the source")
                continue
            }
            // The n-th view that one probe reports is the n-th that the engine has from the same place.
            var names: [String: [String]] = [:]
            var entrySnippet = CaptureSnippet(entry)
            for (index, reference) in Catalogue.namedNodes(of: frames) {
                let node = frames.nodes[index]
                if let key = snippet.probe(node) {
                    names[key, default: []].append(reference)
                } else if let type = node.customViews.last, entrySnippet.probeCalls(of: type) {
                    names[type, default: []].append(reference)
                }
            }
            guard !names.isEmpty else {
                leave("no view of it can be probed")
                continue
            }
            let viewport = scenario.viewport(on: recipe.platform)
            functions +=
                "\n@MainActor @ViewBuilder private func scenario\(scenarioCount)() -> some View {\n    \(entrySnippet.text)\n}\n"
            list += Self.description(
                of: scenario, viewport, slug: recipe.slug, hash: SnippetOrigin.hash(of: recipe.snippet),
                platform: recipe.platform, number: scenarioCount, names: names)
            scenarioCount += 1
        }
        guard scenarioCount > 0 else { return }
        let imports = "import CaptureSupport\nimport SwiftUI\n"
        sources = [
            ("Snippet.swift", imports + "\n" + snippet.text + (snippet.text.hasSuffix("\n") ? "" : "\n")),
            (
                "Scenarios.swift",
                imports + functions + "\n/// The scenarios of \(recipe.slug).\n@MainActor public let scenarios: "
                    + "[CaptureScenario] = [\n\(list)]\n"
            )
        ]
    }

    /// Why a scenario cannot be captured, if so.
    private static func obstacle(_ scenario: Scenario, _ recipe: Recipe) -> String? {
        if !scenario.steps.isEmpty { return "its steps cannot be replayed" }
        if !recipe.assets.isEmpty { return "it needs images, which are not in the kit" }
        for (name, value) in scenario.state.sorted(by: { $0.key < $1.key })
        where CaptureKitSources.literal(value) == nil {
            return "the value of \(name) is not a number, a text or true or false"
        }
        return nil
    }

    private static func description(
        of scenario: Scenario, _ viewport: Viewport, slug: String, hash: String, platform: Platform, number: Int,
        names: [String: [String]]
    ) -> String {
        func length(_ value: Double?) -> String {
            value.map { $0.isFinite ? ReportText.number($0) : ".infinity" } ?? "nil"
        }
        let state = scenario.state.sorted { $0.key < $1.key }.compactMap { name, value in
            CaptureKitSources.literal(value).map { "\(CaptureKitSources.quoted(name)): \($0)" }
        }
        let area = viewport.safeArea
        let insets = [area.top, area.leading, area.bottom, area.trailing].map { ReportText.number($0) }
        var out = "    CaptureScenario(\n        slug: \(CaptureKitSources.quoted(slug)), snippet: "
        out += "\(CaptureKitSources.quoted(hash)), platform: \(CaptureKitSources.quoted(platform.rawValue)),\n"
        out += "        name: \(CaptureKitSources.quoted(scenario.name)), width: \(length(viewport.size.width)), "
        out += "height: \(length(viewport.size.height)), scale: \(ReportText.number(viewport.scale)),\n"
        out += "        safeArea: EdgeInsets(top: \(insets[0]), leading: \(insets[1]), bottom: \(insets[2]), "
        out += "trailing: \(insets[3])),\n"
        out += "        state: [\(state.isEmpty ? ":" : state.joined(separator: ", "))],\n        names: [\n"
        for (key, references) in names.sorted(by: { $0.key < $1.key }) {
            out +=
                "            \(CaptureKitSources.quoted(key)): [\(references.map(CaptureKitSources.quoted).joined(separator: ", "))],\n"
        }
        out += "        ],\n        view: { AnyView(scenario\(number)()\(environment(scenario, viewport))) }),\n"
        return out
    }

    private static func environment(_ scenario: Scenario, _ viewport: Viewport) -> String {
        let environment = scenario.environment
        var out = ".dynamicTypeSize(.\(environment.dynamicTypeSize ?? "large"))"
        let direction = viewport.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"
        out += ".environment(\\.layoutDirection, .\(direction))"
        for (name, source) in environment.sources { out += ".environment(\\.\(name), \(source))" }
        return out
    }
}
