/// matchedGeometryEffect (spec 8.7): after the layout, drawn frames only.
extension Engine {
    func matchGeometry() {
        guard !core.matchedNodes.isEmpty else { return }
        let nodes = core.matchedNodes
        var sources: [Int32: Int32] = [:]
        for index in nodes {
            node(index).pointee.a = 0
            node(index).pointee.b = 0
            // Of several sources the one inserted last counts.
            let parameters = core.matched[Int(node(index).pointee.payload)].parameters
            if parameters.isSource { sources[parameters.key] = index }
        }
        for index in nodes where core.limitExceeded == nil {
            let parameters = core.matched[Int(node(index).pointee.payload)].parameters
            guard !parameters.isSource, let source = sources[parameters.key] else { continue }
            match(index, to: source, parameters)
        }
    }

    /// Offers the view the source's size and moves it so that its anchor meets the source's, which may be another one.
    private func match(_ index: Int32, to source: Int32, _ parameters: MatchedGeometry) {
        let child = node(index).pointee.firstChild
        let own = slot(index).pointee
        let target = drawnFrame(source)
        let meeting = core.matched[Int(node(source).pointee.payload)].parameters.anchor
        var size = own.size
        if parameters.matchesSize {
            let offer = Offer(target.size)
            size = self.size(child, offer)
            slot(child).pointee.offer = offer
            slot(child).pointee.size = size
        }
        let anchor = parameters.anchor
        slot(child).pointee.x = (own.width - size.width) * anchor.x
        slot(child).pointee.y = (own.height - size.height) * anchor.y
        if parameters.matchesPosition {
            let frame = drawnFrame(child)
            node(index).pointee.a = target.minX + target.width * meeting.x - (frame.minX + frame.width * anchor.x)
            node(index).pointee.b = target.minY + target.height * meeting.y - (frame.minY + frame.height * anchor.y)
        }
        if parameters.matchesSize {
            let matched = core.matchedNodes.count
            place(child)
            core.matchedNodes.removeLast(core.matchedNodes.count - matched)
        }
    }
}
