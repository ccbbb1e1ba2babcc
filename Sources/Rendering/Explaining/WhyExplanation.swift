import CanonicalJSON
import LayoutEngine

/// Why one number of a frame is what it is: sentences with their arithmetic, from the node up to the window.
public struct WhyExplanation: Equatable, Sendable {
    /// One of the four numbers of a frame.
    public enum Field: String, CaseIterable, Sendable {
        case x, y, width, height

        /// The axis along which the number is measured.
        public var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
        /// Whether it is a length, not a place.
        public var isLength: Bool { self == .width || self == .height }
    }

    /// One step of the explanation.
    public struct Sentence: Equatable, Sendable {
        /// What is explained, for example `x in VStack`.
        public var quantity: String
        /// Its value in points; `nil` where nothing was offered.
        public var value: Double?
        /// The arithmetic whose result is the value; empty where there is none to do.
        public var formula: String
        public var reason: String

        /// The sentence on one line.
        public var text: String {
            let value = value.map { Formula.text($0) } ?? "nil"
            return "\(quantity) = \(value): " + (formula.isEmpty ? "" : formula + ", ") + reason
        }
    }

    /// The name of the node, as it can be given to `recipes why` again.
    public var node: String
    public var field: Field
    /// The number in the frame, in points.
    public var value: Double
    /// The field itself first, then what it is made of.
    public var sentences: [Sentence]

    /// Explains one field of a frame.
    ///
    /// - Parameters:
    ///   - frame: The index of the frame in `tree.nodes`.
    ///   - trace: The trace of the layout that gave `tree`.
    public init(_ field: Field, ofFrame frame: Int, in tree: FrameTree, trace: Trace) {
        self.init(field, ofFrame: frame, in: TraceIndex(trace, tree))
    }

    init(_ field: Field, ofFrame frame: Int, in index: TraceIndex) {
        self.field = field
        node = index.names[frame]
        value = index.tree.nodes.indices.contains(frame) ? index.tree.nodes[frame].frame[field] : 0
        var explainer = Explainer(index)
        if field.isLength {
            explainer.explainLength(field, ofFrame: frame)
        } else {
            explainer.explainPlace(field, ofFrame: frame)
        }
        sentences = explainer.sentences
    }

    /// Explains several fields; cheaper than one by one.
    public static func explanations(
        _ fields: [Field], ofFrame frame: Int, in tree: FrameTree, trace: Trace
    ) -> [WhyExplanation] {
        let index = TraceIndex(trace, tree)
        return fields.map { WhyExplanation($0, ofFrame: frame, in: index) }
    }

    /// The sentences, one a line, the later ones indented below the field; ends in a line break.
    public var text: String {
        sentences.enumerated().map { ($0.offset == 0 ? "" : "  ") + $0.element.text + "\n" }.joined()
    }

    /// The document `recipes.why`, version 1, of explanations of one node.
    public static func document(of explanations: [WhyExplanation]) -> JSON {
        [
            "format": "recipes.why", "version": 1, "node": .string(explanations.first?.node ?? ""),
            "fields": .array(explanations.map(\.json))
        ]
    }

    private var json: JSON {
        [
            "field": .string(field.rawValue), "value": PointText.json(value),
            "sentences": .array(
                sentences.map {
                    [
                        "quantity": .string($0.quantity), "value": PointText.json($0.value),
                        "formula": .string($0.formula), "reason": .string($0.reason)
                    ]
                })
        ]
    }
}

extension Rect {
    /// One of the four numbers.
    subscript(field: WhyExplanation.Field) -> Double {
        switch field {
        case .x: minX
        case .y: minY
        case .width: width
        case .height: height
        }
    }
}
