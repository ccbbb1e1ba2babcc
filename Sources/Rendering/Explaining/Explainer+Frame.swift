import LayoutEngine

/// Frames (spec F1 to F6).
extension Explainer {
    mutating func answerFrame(_ query: Query, _ axis: Axis, _ value: Double) {
        let quantity = quantity(query, axis)
        switch query.node.role {
        case .frame(let width, let height, _):
            let fixed = axis == .horizontal ? width : height
            if fixed != nil {
                return say(
                    quantity, value, nil,
                    "\(frameName(query.node, axis)) is that \(axis.adjective) whatever its content is (rule F1)")
            }
            if let child = query.node.children.first { answerChild(query, child, axis) }
        case .flexibleFrame(let frame): answerFlexible(query, Bounds(frame, axis), axis, value)
        default:
            guard let taken = index.relative(query.node.id.index, axis) else {
                if let child = query.node.children.first { answerChild(query, child, axis) }
                return
            }
            say(
                quantity, value, nil,
                "\(name(query.node)) takes \(Formula.text(value)) of the \(Formula.text(taken.container)) of "
                    + "its container"
            )
        }
    }

    /// The bounds of one axis.
    struct Bounds {
        var minimum: Double?
        var ideal: Double?
        var maximum: Double?

        init(_ frame: FlexibleFrame, _ axis: Axis) {
            let isHorizontal = axis == .horizontal
            minimum = isHorizontal ? frame.minWidth : frame.minHeight
            ideal = isHorizontal ? frame.idealWidth : frame.idealHeight
            maximum = isHorizontal ? frame.maxWidth : frame.maxHeight
        }

        /// An offer between the bounds.
        func clamped(_ length: Double) -> Double {
            min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
        }
    }

    /// A frame with its parameters on one axis, as they are written.
    func frameName(_ node: Trace.Node, _ axis: Axis) -> String {
        let name = self.name(node)
        guard name.hasPrefix(".frame") else { return name }
        let word = axis == .horizontal ? "Width" : "Height"
        var parameters: [(String, Double?)]
        switch node.role {
        case .frame(let width, let height, _):
            parameters = [(axis.length, axis == .horizontal ? width : height)]
        case .flexibleFrame(let frame):
            let bounds = Bounds(frame, axis)
            parameters = [
                ("min" + word, bounds.minimum), ("ideal" + word, bounds.ideal), ("max" + word, bounds.maximum)
            ]
        default: parameters = []
        }
        let written = parameters.compactMap { name, value in
            value.map { "\(name): " + ($0 == .infinity ? ".infinity" : Formula.text($0)) }
        }
        return written.isEmpty ? name : ".frame(\(written.joined(separator: ", ")))" + name.dropFirst(".frame".count)
    }

    /// Spec F3, by the number of the rule.
    private mutating func answerFlexible(_ query: Query, _ bounds: Bounds, _ axis: Axis, _ value: Double) {
        let (quantity, frame) = (quantity(query, axis), frameName(query.node, axis))
        let offer = query.proposal[axis]
        if let offer, let minimum = bounds.minimum, let maximum = bounds.maximum, minimum <= maximum {
            if isClose(value, offer) {
                say(quantity, value, nil, "\(frame) takes the \(Formula.text(value)) it was offered (rule F3.1)")
                return self.offer(query, axis)
            }
            let formula: Formula =
                offer < minimum
                ? .larger(.number(offer), .number(minimum)) : .smaller(.number(offer), .number(maximum))
            return say(
                quantity, value, formula,
                "\(frame) keeps to its \(offer < minimum ? "minimum" : "maximum") (rule F3.1)")
        }
        if offer == nil, bounds.ideal != nil {
            return say(quantity, value, nil, "\(frame) is offered no \(axis.length) and takes its ideal (rule F3.2)")
        }
        guard let child = query.node.children.first, let inner = ask(query, child) else {
            return say(quantity, value, nil, "\(frame) answers this to its offer (rule F3.3)")
        }
        let own = inner.size[axis]
        let asked = (offer ?? bounds.ideal).map { bounds.clamped($0) }
        let formula = answerFormula(bounds, asked: asked, own)
        if bounds.minimum == nil, bounds.maximum == nil {
            // An ideal alone says nothing to an offer.
            return answer(inner.query, axis, own)
        }
        if let asked, isClose(value, asked), !isClose(value, own) || bounds.minimum == nil {
            if let offer, isClose(asked, offer) {
                say(
                    quantity, value, formula,
                    "\(frame) takes the \(Formula.text(value)) it was offered, its content needs "
                        + "\(Formula.text(own)) (rule F3.3)"
                )
                return self.offer(query, axis)
            }
            return say(quantity, value, formula, "\(frame) keeps to its bounds (rule F3.3)")
        }
        if isClose(value, own) {
            say(quantity, value, formula, "\(frame) is as \(axis.adjective) as its content (rule F3.3)")
            return answer(inner.query, axis, own)
        }
        say(quantity, value, formula, "\(frame) keeps its content of \(Formula.text(own)) to its bounds (rule F3.3)")
    }

    /// The third rule of F3.
    private func answerFormula(_ bounds: Bounds, asked: Double?, _ own: Double) -> Formula {
        switch (bounds.minimum, bounds.maximum) {
        case (nil, let maximum?):
            let grown: Formula = asked.map { .larger(.number($0), .number(own)) } ?? .number(own)
            return maximum == .infinity ? grown : .smaller(grown, .number(maximum))
        case (let minimum?, nil):
            let grown: Formula = asked.map { .smaller(.number($0), .number(own)) } ?? .number(own)
            return .larger(grown, .number(minimum))
        case (let minimum?, let maximum?):
            let lower: Formula = maximum == .infinity ? .number(own) : .smaller(.number(own), .number(maximum))
            return .larger(lower, .number(minimum))
        default: return .number(own)
        }
    }
}
