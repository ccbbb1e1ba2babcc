import Diagnostics
import LayoutEngine
import RecipeModel

/// Warnings about layouts that are as expected and may still break: none of them makes a check fail.
enum LayoutLints {
    /// Warnings of one kind about one recipe beyond this many are only counted.
    private static let limit = 5
    /// The smallest side of what people tap, in points.
    private static let smallestTarget = 44.0
    private static let largestTypeSize = "accessibility5"

    /// One thing found in one scenario.
    struct Finding: Hashable {
        var id: String
        var text: String
    }

    static func findings(
        about scenario: Scenario, of recipe: Recipe, frames: FrameTree, layout: ScenarioLayout
    ) -> [Finding] {
        let names = NodeNames(frames)
        var found: [(id: String, texts: [String])] = [
            ("truncated-text", truncated(scenario, layout)), ("outside-root", outside(frames, names)),
            ("overlap", overlaps(frames, names)), ("zero-size", empty(frames, names))
        ]
        if recipe.platform == .iOS { found.append(("small-target", smallTargets(frames, names))) }
        return found.flatMap { kind in kind.texts.map { Finding(id: kind.id, text: $0) } }
    }

    /// Warnings out of the findings of all scenarios: what several have in common is said once.
    static func warnings(_ findings: [(scenario: String, found: [Finding])]) -> [Diagnostic] {
        var order: [Finding] = []
        var scenarios: [Finding: [String]] = [:]
        for (scenario, found) in findings {
            for finding in found where scenarios[finding]?.contains(scenario) != true {
                if scenarios[finding] == nil { order.append(finding) }
                scenarios[finding, default: []].append(scenario)
            }
        }
        var kinds: [String] = []
        for finding in order where !kinds.contains(finding.id) { kinds.append(finding.id) }
        return kinds.flatMap { kind -> [Diagnostic] in
            let all = order.filter { $0.id == kind }
            var messages = all.prefix(limit).map { finding in
                let names = scenarios[finding] ?? []
                let place = names.count > 3 ? "\(names.count) scenarios" : names.joined(separator: ", ")
                return "\(finding.text) (in \(place))"
            }
            if all.count > limit { messages.append("\(all.count - limit) more of the kind") }
            return messages.map { Diagnostic(id: kind, severity: .warning, message: $0) }
        }
    }

    /// Texts that end in an ellipsis at the largest type size.
    private static func truncated(_ scenario: Scenario, _ layout: ScenarioLayout) -> [String] {
        var large = scenario
        large.environment.dynamicTypeSize = largestTypeSize
        guard let frames = layout.layOut(large).frames else { return ["cannot be laid out at the largest type size"] }
        return frames.nodes.filter { $0.kind == "Text" && $0.textLines.contains { $0.text.hasSuffix("…") } }
            .filter { !$0.name.contains("…") }
            .map { node in
                let place = node.path.split(separator: "/").dropLast() + [node.name[...]]
                return "\(place.joined(separator: "/")) is truncated at the largest type size"
            }
    }

    /// Views that stick out of the window, or of the root where it has no size; what scrolls may.
    private static func outside(_ frames: FrameTree, _ names: NodeNames) -> [String] {
        guard let root = frames.nodes.first?.frame else { return [] }
        func length(_ stated: Double?, _ own: Double) -> Double {
            if let stated, stated.isFinite { stated } else { own }
        }
        let size = frames.viewport.size
        let bounds = Rect(
            x: 0, y: 0, width: length(size.width, root.maxX), height: length(size.height, root.maxY))
        var reported: Set<Int> = []
        var out: [String] = []
        for (index, node) in frames.nodes.enumerated() where !node.kind.hasPrefix(".") {
            let inside = frames.ancestors(of: index)
            // Only the outermost view is named; what is inside a scrolling view is reached by scrolling.
            if inside.contains(where: { reported.contains($0) || scrolling.contains(frames.nodes[$0].kind) }) {
                continue
            }
            let frame = node.frame
            let distance = max(
                bounds.minX - frame.minX, bounds.minY - frame.minY, frame.maxX - bounds.maxX, frame.maxY - bounds.maxY)
            if distance > 0.5 {
                reported.insert(index)
                out.append("\(names[index]) reaches \(ReportText.number(distance)) points out of the window")
            }
        }
        return out
    }

    private static let scrolling: Set = ["ScrollView", "List", "Form", "TabView", "ScrollViewReader"]

    /// Neighbours in a stack that lie on each other.
    private static func overlaps(_ frames: FrameTree, _ names: NodeNames) -> [String] {
        var out: [String] = []
        for (index, node) in frames.nodes.enumerated() where stacks.contains(node.kind) {
            let children = frames.nodes.indices.filter { frames.nodes[$0].parent == index }
            for (first, second) in zip(children, children.dropFirst()) {
                let a = frames.nodes[first].layoutFrame ?? frames.nodes[first].frame
                let b = frames.nodes[second].layoutFrame ?? frames.nodes[second].frame
                let width = min(a.maxX, b.maxX) - max(a.minX, b.minX)
                let height = min(a.maxY, b.maxY) - max(a.minY, b.minY)
                if width > 0.5, height > 0.5 {
                    let size = "\(ReportText.number(width))x\(ReportText.number(height))"
                    out.append("\(names[first]) and \(names[second]) overlap by \(size)")
                }
            }
        }
        return out
    }

    private static let stacks: Set = ["HStack", "VStack", "LazyHStack", "LazyVStack"]

    /// Views that should be seen and have no area.
    private static func empty(_ frames: FrameTree, _ names: NodeNames) -> [String] {
        let parents = Set(frames.nodes.compactMap(\.parent))
        return frames.nodes.enumerated().filter { index, node in
            !parents.contains(index) && !node.kind.hasPrefix(".") && !invisible.contains(node.kind)
                && node.name != "Text(\"\")" && (node.frame.width <= 0 || node.frame.height <= 0)
        }.map { "\(names[$0]) has no area, \(ReportText.number($1.frame.width))x\(ReportText.number($1.frame.height))" }
    }

    private static let invisible: Set = [
        "Spacer", "EmptyView", "Group", "ForEach", "GeometryReader", "Section", "Divider"
    ]

    /// Controls that are smaller than a fingertip.
    private static func smallTargets(_ frames: FrameTree, _ names: NodeNames) -> [String] {
        frames.nodes.enumerated().filter { controls.contains($1.kind) }
            .filter { $1.frame.width > 0 && $1.frame.height > 0 }
            .filter { min($1.frame.width, $1.frame.height) < smallestTarget - 0.01 }
            .map {
                "\(names[$0]) is \(ReportText.number($1.frame.width))x\(ReportText.number($1.frame.height)), "
                    + "targets should be at least 44x44"
            }
    }

    private static let controls: Set = ["Button", "Link", "NavigationLink", "Menu", "EditButton", "ShareLink"]
}

/// What findings call the nodes of a layout: the identifier, else the path, counted where several have the same.
private struct NodeNames {
    private let names: [String]

    init(_ frames: FrameTree) {
        let total = Dictionary(frames.nodes.map { ($0.path, 1) }, uniquingKeysWith: +)
        var seen: [String: Int] = [:]
        names = frames.nodes.map { node in
            let place = seen[node.path, default: 0]
            seen[node.path] = place + 1
            return node.id ?? (total[node.path] == 1 ? node.path : "\(node.path)[\(place)]")
        }
    }

    subscript(index: Int) -> String { names[index] }
}

extension FrameTree {
    /// The indices of the nodes around a node, innermost first.
    func ancestors(of index: Int) -> [Int] {
        var out: [Int] = []
        var current = index
        while let parent = nodes[current].parent, parent < current {
            out.append(parent)
            current = parent
        }
        return out
    }
}
