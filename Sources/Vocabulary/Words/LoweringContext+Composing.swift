import LayoutEngine
import TextMetrics

/// How controls are put together of stacks, frames and boxes.
extension LoweringContext {
    var measures: PlatformMeasures { PlatformMeasures.of(tree.platform) }
    var isIOS: Bool { tree.platform == .iOS }

    func row(_ nodes: [NodeID], alignment: AlignmentKey = .verticalCenter, spacing: Double? = nil) -> NodeID {
        tree.container(
            .stack(.horizontal, alignment: alignment, spacing: spacing, isStatic: false), children: nodes)
    }

    func column(_ nodes: [NodeID], alignment: AlignmentKey = .horizontalCenter, spacing: Double? = nil) -> NodeID {
        tree.container(.stack(.vertical, alignment: alignment, spacing: spacing, isStatic: false), children: nodes)
    }

    func box(_ size: Size) -> NodeID { tree.leaf(.fixed(size)) }

    /// A box of a height that takes the width that it is offered.
    func bar(height: Double) -> NodeID {
        tree.wrap(tree.leaf(.flexible), in: .frame(width: nil, height: height, alignment: .center))
    }

    /// A frame that takes all that is offered on the given axes.
    func filling(_ node: NodeID, _ axes: Axis.Set = .both, alignment: Alignment = .center) -> NodeID {
        let (across, down) = (axes.contains(Axis.horizontal), axes.contains(Axis.vertical))
        return tree.wrap(
            node,
            in: .flexibleFrame(
                FlexibleFrame(
                    minWidth: across ? 0 : nil, maxWidth: across ? .infinity : nil, minHeight: down ? 0 : nil,
                    maxHeight: down ? .infinity : nil, alignment: alignment)))
    }

    func atLeast(_ node: NodeID, width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> NodeID
    {
        tree.wrap(
            node, in: .flexibleFrame(FlexibleFrame(minWidth: width, minHeight: height, alignment: alignment)))
    }

    func padded(_ node: NodeID, _ insets: EdgeInsets) -> NodeID { tree.wrap(node, in: .padding(insets)) }

    /// The label of a control: the views of its closure, or its title with its symbol; `nil` without one.
    func label(of call: CallNode, slot: String = "label", title: String = "title") throws -> NodeID? {
        let views = views(of: call, slot)
        if !views.isEmpty { return joined(try lower(views)) }
        return try self.title(of: call, title)
    }

    /// The label of a control with subtitles: what follows the first view stands below it in a smaller font.
    func titledLabel(of call: CallNode) throws -> NodeID? {
        let views = flattened(views(of: call, "label"))
        guard views.count > 1, views.allSatisfy({ $0.word == TextView.name }) else { return try label(of: call) }
        let outside = environment
        defer { enter(outside) }
        var rows = try lower(views[0])
        var inside = outside
        inside.values["font"] = FontValue(.textStyle("subheadline")).asValue
        enter(inside)
        for view in views.dropFirst() { rows += try lower(view) }
        return column(rows, alignment: .leading)
    }

    /// A title of a control: a text, or the views of one that was given as a view.
    func title(of call: CallNode, _ name: String = "title") throws -> NodeID? {
        let views = views(of: call, name)
        if !views.isEmpty { return joined(try lower(views)) }
        let text = try titleText(of: call, name)
        let image = call.string("systemImage").map { ("systemName", $0) } ?? call.string("image").map { ("name", $0) }
        let style = environment.token("_labelStyle")
        guard let image, style != "titleOnly" || text == nil else { return text }
        let icon = CallNode(
            word: ImageView.name, arguments: [Argument(name: image.0, value: .string(image.1))],
            sourceOffset: call.sourceOffset)
        let icons = try lower(icon)
        return LabelView.row(icon: icons.first, title: style == "iconOnly" ? nil : text, in: self)
    }

    /// Several views of one label stand in a row.
    private func joined(_ nodes: [NodeID]) -> NodeID? {
        nodes.count == 1 ? nodes[0] : nodes.isEmpty ? nil : row(nodes)
    }

    /// A row with a label at its leading edge and something at its trailing edge, as wide as it is offered.
    func labelledRow(_ label: NodeID?, _ control: NodeID) -> NodeID {
        guard let label else { return control }
        return row([label, tree.leaf(.spacer(minLength: measures.toggleGap)), control], spacing: 0)
    }

    /// The view among several that a selection names by its tag, or by its element's identity; the first if none.
    func selected(of call: CallNode, among views: [CallNode]) -> CallNode? {
        guard let selection = call.given("selection")?.hashText else { return flattened(views).first }
        return view(tagged: selection, among: views) ?? flattened(views).first
    }

    private func view(tagged selection: String, among views: [CallNode]) -> CallNode? {
        for view in views {
            if view.modifiers.contains(where: { $0.word == "tag" && $0.given("tag")?.hashText == selection }) {
                return view
            }
            if view.word == "Tab", view.given("value")?.hashText == selection { return view }
            guard view.word == GroupView.name || view.word == ForEachView.name else { continue }
            if let found = self.view(tagged: selection, among: view.children) { return found }
            if case .array(let ids)? = view.argument("ids"),
                let index = ids.firstIndex(where: { $0.hashText == selection }), index < view.children.count
            {
                return view.children[index]
            }
        }
        return nil
    }

    /// The views themselves in groups and loops.
    func flattened(_ views: [CallNode]) -> [CallNode] {
        views.flatMap { view in
            (view.word == GroupView.name || view.word == ForEachView.name) && view.modifiers.isEmpty
                ? flattened(view.children) : [view]
        }
    }

    /// The views of a closure that takes a value, called with that value if it was not expanded before.
    func views(of call: CallNode, calling name: String, with arguments: [Value]) -> [CallNode] {
        let expanded = name == "content" ? call.children : views(of: call, name)
        if !expanded.isEmpty { return expanded }
        guard let content = call.function(name) else { return [] }
        return host.views(of: content, arguments: arguments, environment: environment, owner: call)
    }
}

/// Titles of controls in the frames.
extension ViewWord {
    /// `Button("Go")`, from the title or from the first text in the label.
    static func titled(_ call: CallNode) -> String {
        let text = call.string("title") ?? firstText(in: call.slot("label") + call.slot("title"))
        return text.map { "\(name)(\"\($0)\")" } ?? name
    }

    private static func firstText(in views: [CallNode]) -> String? {
        for view in views {
            if view.word == TextView.name { return TextView.text(of: view) }
            if let title = view.string("title") { return title }
            if let text = firstText(in: view.children + view.slots.flatMap(\.views)) { return text }
        }
        return nil
    }
}
