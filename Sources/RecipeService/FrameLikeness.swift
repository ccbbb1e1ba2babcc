import CanonicalJSON
import LayoutEngine
import RecipeModel
import RecipeStore

/// How much of a layout lies where that of another lies, whatever the views are called.
public struct FrameLikeness: Sendable {
    /// A scenario of a recipe that lays out alike.
    public struct Hit: Hashable, Sendable {
        public var slug: String
        public var title: String
        public var scenario: String
        /// From 0 to 1: the part of the innermost views of both layouts that have a counterpart.
        public var likeness: Double
    }

    /// The frames of the views that hold no other, from the corner of what all of them cover.
    private let target: [Rect]

    /// - Parameter json: frames as `recipes render --format json` prints them.
    /// - Returns: `nil` for anything else, or for a layout without views.
    public init?(json: JSON) {
        guard json["format"]?.stringValue == "recipes.frames", let nodes = json["nodes"]?.arrayValue else { return nil }
        let rows = nodes.compactMap { node -> (depth: Int, frame: Rect)? in
            guard let depth = node["depth"]?.numberValue, let frame = node["frame"],
                let x = frame["x"]?.numberValue, let y = frame["y"]?.numberValue,
                let width = frame["width"]?.numberValue, let height = frame["height"]?.numberValue,
                depth >= 0, depth < 1e6
            else { return nil }
            return (Int(depth), Rect(x: x, y: y, width: width, height: height))
        }
        self.init(rows)
    }

    /// The layout of a recipe.
    public init?(_ frames: FrameTree) { self.init(frames.nodes.map { ($0.depth, $0.frame) }) }

    private init?(_ rows: [(depth: Int, frame: Rect)]) {
        target = Self.leaves(rows)
        if target.isEmpty { return nil }
    }

    /// Views without an area are not seen; where several lie in the same place, one stands for all.
    private static func leaves(_ rows: [(depth: Int, frame: Rect)]) -> [Rect] {
        var leaves: [Rect] = []
        for (index, row) in rows.enumerated() {
            let isLeaf = index + 1 == rows.count || rows[index + 1].depth <= row.depth
            let hasArea = row.frame.size.width > 0 && row.frame.size.height > 0
            if isLeaf, hasArea, !leaves.contains(row.frame) { leaves.append(row.frame) }
        }
        let left = leaves.map(\.origin.x).min() ?? 0
        let top = leaves.map(\.origin.y).min() ?? 0
        return leaves.map {
            Rect(x: $0.origin.x - left, y: $0.origin.y - top, width: $0.size.width, height: $0.size.height)
        }.sorted {
            ($0.origin.y, $0.origin.x, $0.size.width, $0.size.height)
                < ($1.origin.y, $1.origin.x, $1.size.width, $1.size.height)
        }
    }

    /// How alike a layout is, from 0 to 1.
    public func likeness(of frames: FrameTree) -> Double {
        var rest = Self.leaves(frames.nodes.map { ($0.depth, $0.frame) })
        guard !rest.isEmpty else { return 0 }
        let all = target.count + rest.count
        var pairs = 0
        for frame in target {
            guard let index = rest.firstIndex(where: { Self.isNear($0, frame) }) else { continue }
            rest.remove(at: index)
            pairs += 1
        }
        return Double(2 * pairs) / Double(all)
    }

    /// Within a point: layouts of another device scale or text engine are rounded elsewhere.
    private static func isNear(_ a: Rect, _ b: Rect) -> Bool {
        abs(a.origin.x - b.origin.x) <= 1 && abs(a.origin.y - b.origin.y) <= 1
            && abs(a.size.width - b.size.width) <= 1 && abs(a.size.height - b.size.height) <= 1
    }
}

extension Catalogue {
    /// The scenarios that lay out at least half alike, the likest of each recipe, the likest first.
    ///
    /// - Parameter progress: called with how many recipes are done and how many there are.
    public func recipes(
        like likeness: FrameLikeness, among slugs: [String], progress: @Sendable (Int, Int) -> Void = { _, _ in }
    ) throws -> [FrameLikeness.Hit] {
        let recipes = try store.recipes(matching: SearchFilters(slugs: slugs)).map(\.recipe)
        let best = Concurrently.map(recipes, progress: { progress($0, recipes.count) }) { recipe in
            let layout = ScenarioLayout(recipe)
            var best = FrameLikeness.Hit(slug: recipe.slug, title: recipe.title, scenario: "", likeness: 0)
            for scenario in recipe.allScenarios {
                guard let frames = layout.layOut(scenario).frames else { continue }
                let found = likeness.likeness(of: frames)
                if found > best.likeness { (best.scenario, best.likeness) = (scenario.name, found) }
            }
            return best
        }
        return best.filter { $0.likeness >= 0.5 }.sorted { ($1.likeness, $0.slug) < ($0.likeness, $1.slug) }
    }
}
