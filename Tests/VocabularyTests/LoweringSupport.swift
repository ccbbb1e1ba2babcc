import Diagnostics
import LayoutEngine

@testable import Vocabulary

/// A front end that calls closures as they are and remembers what it is told.
final class LoweringTestHost: LoweringHost {
    var notes: [Diagnostic] = []
    var errors: [any Error] = []
    var placed: [(modifier: ModifierCall, size: Size)] = []
    var preferences: [String: Value] = [:]

    func views(of content: FunctionValue, arguments: [Value], environment: Environment, owner: CallNode) -> [CallNode] {
        guard let value = try? content.call(arguments) else { return [] }
        if case .array(let values) = value {
            return values.compactMap { if case .view(let node) = $0 { node } else { nil } }
        }
        if case .view(let node) = value { return [node] }
        return []
    }

    func perform<T>(default value: T, _ body: () throws -> T) -> T {
        do {
            return try body()
        } catch {
            errors.append(error)
            return value
        }
    }

    func preference(_ key: TypeName, below node: NodeID) -> Value { preferences[key.nominalName ?? ""] ?? .none }
    func alignmentDefault(of type: TypeName) -> (ViewDimensions) -> Double { { $0[.bottom] } }
    func placed(_ modifier: ModifierCall, of node: CallNode, geometry: GeometryProxyValue) {
        placed.append((modifier, geometry.proxy.size))
    }
    func note(_ diagnostic: Diagnostic) { notes.append(diagnostic) }
}

/// Lowers views and lays them out.
struct Lowering {
    let host = LoweringTestHost()
    let tree: LayoutTree
    let context: LoweringContext

    init(
        platform: Platform = .iOS, scale: Double = 3, assets: [String: Size] = [:],
        environment: Environment = Environment()
    ) {
        tree = LayoutTree(platform: platform, scale: scale)
        context = LoweringContext(tree: tree, host: host, assets: assets, environment: environment)
    }

    /// The frames of a view in a window, `kind x y width height` in order, ids after `#`, custom views before `>`.
    func frames(_ view: CallNode, in size: Size = Size(width: 300, height: 200)) throws -> [String] {
        let frames = tree.layout(
            try context.lower([view]),
            in: Viewport(size: ProposedViewSize(size), scale: tree.scale, platform: tree.platform))
        return frames.nodes.map { node in
            let numbers = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { number in
                let rounded = (number * 1000).rounded() / 1000
                return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
            }
            let custom = node.customViews.map { $0 + ">" }.joined()
            return custom + node.kind + (node.id.map { "#" + $0 } ?? "") + " " + numbers.joined(separator: " ")
        }
    }
}

/// A call of a word with arguments by parameter name.
func call(
    _ word: String, _ arguments: KeyValuePairs<String, Value> = [:], _ children: [CallNode] = [],
    slots: [(name: String, views: [CallNode])] = []
) -> CallNode {
    CallNode(
        word: word, arguments: arguments.map { Argument(name: $0.key, value: $0.value) }, children: children,
        slots: slots)
}

extension CallNode {
    /// The view with one more modifier.
    func with(
        _ word: String, _ arguments: KeyValuePairs<String, Value> = [:], slots: [(name: String, views: [CallNode])] = []
    ) -> CallNode {
        .modified(
            .view(self),
            by: ModifierCall(
                word: word, arguments: arguments.map { Argument(name: $0.key, value: $0.value) }, slots: slots))
    }

    func frame(_ width: Double, _ height: Double) -> CallNode {
        with("frame", ["width": .double(width), "height": .double(height)])
    }

    func from(_ names: String...) -> CallNode {
        from = names
        return self
    }
}

/// A constant of an opaque type.
func token(_ type: String, _ name: String) -> Value { .native(Token(type, name)) }

func closure(_ body: @escaping ([Value]) throws -> Value) -> Value { .function(NativeFunctionValue(body)) }

/// A flexible box.
var color: CallNode {
    call("ModifiedContent", ["content": ColorValue(.system("red")).asValue])
}
