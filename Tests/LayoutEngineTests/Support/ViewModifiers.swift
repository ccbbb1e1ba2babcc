import LayoutEngine

extension View {
    /// Puts every view in a wrapper.
    func wrapped(_ wrapper: Wrapper) -> Primitive {
        Primitive(isStatic: isStatic) { tree in self.nodes(in: tree).map { tree.wrap($0, in: wrapper) } }
    }

    func accessibilityIdentifier(_ id: String) -> Primitive {
        Primitive(isStatic: isStatic) { tree in
            self.nodes(in: tree).map { node in
                let node = tree.wrap(node, in: .identity)
                tree.describe(node, NodeDescription(kind: id, id: id))
                return node
            }
        }
    }

    func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> Primitive {
        wrapped(.frame(width: width, height: height, alignment: alignment))
    }

    func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
        idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
    ) -> Primitive {
        wrapped(
            .flexibleFrame(
                FlexibleFrame(
                    minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                    idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
    }

    func padding(_ insets: EdgeInsets) -> Primitive { wrapped(.padding(insets)) }
    func padding(_ length: Double) -> Primitive { padding(.all, length) }
    func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> Primitive {
        let length = length ?? PlatformConstants.macOS.defaultPadding
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    func offset(x: Double = 0, y: Double = 0) -> Primitive { wrapped(.offset(x: x, y: y)) }
    func position(x: Double, y: Double) -> Primitive { wrapped(.position(x: x, y: y)) }
    func fixedSize() -> Primitive { wrapped(.fixedSize(.both)) }
    func fixedSize(horizontal: Bool, vertical: Bool) -> Primitive {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return wrapped(.fixedSize(axes))
    }
    func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> Primitive {
        wrapped(.aspectRatio(ratio, contentMode))
    }
    func scaledToFit() -> Primitive { aspectRatio(contentMode: .fit) }
    func scaledToFill() -> Primitive { aspectRatio(contentMode: .fill) }
    func layoutPriority(_ value: Double) -> Primitive { wrapped(.layoutPriority(value)) }
    func alignmentGuide(_ guide: HorizontalAlignment, _ compute: @escaping (ViewDimensions) -> Double) -> Primitive {
        wrapped(.alignmentGuide(guide.key, compute))
    }
    func alignmentGuide(_ guide: VerticalAlignment, _ compute: @escaping (ViewDimensions) -> Double) -> Primitive {
        wrapped(.alignmentGuide(guide.key, compute))
    }

    func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> Primitive {
        secondary(content()) { .overlay($0, alignment: alignment) }
    }
    func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> Primitive {
        secondary(content()) { .background($0, alignment: alignment) }
    }
    func overlay(_ content: some View, alignment: Alignment = .center) -> Primitive {
        overlay(alignment: alignment) { content }
    }
    func background(_ content: some View, alignment: Alignment = .center) -> Primitive {
        background(alignment: alignment) { content }
    }

    /// Each view gets a second one; several stand in a ZStack, none is no overlay (spec O3).
    private func secondary(_ content: some View, _ wrapper: @escaping (NodeID) -> Wrapper) -> Primitive {
        Primitive(isStatic: isStatic) { tree in
            self.nodes(in: tree).map { node in
                let inner = content.nodes(in: tree)
                guard !inner.isEmpty else { return node }
                let stack = Container.zStack(alignment: .center, isStatic: content.isStatic)
                return tree.wrap(node, in: wrapper(tree.container(stack, children: inner)))
            }
        }
    }

    func safeAreaInset(
        edge: Edge, guide: AlignmentKey, spacing: Double? = nil, @ViewBuilder content: () -> some View
    ) -> Primitive {
        let content = content()
        return Primitive { tree in
            let primary = self.nodes(in: tree)[0]
            let second = tree.container(
                .zStack(alignment: .center, isStatic: true), children: content.nodes(in: tree))
            return [tree.wrap(primary, in: .safeAreaInset(second, edge: edge, guide: guide, spacing: spacing))]
        }
    }

    func gridCellColumns(_ count: Int) -> Primitive { wrapped(.gridCell(.columns(count))) }
    func gridCellAnchor(_ anchor: UnitPoint) -> Primitive { wrapped(.gridCell(.anchor(anchor))) }
    func gridColumnAlignment(_ guide: HorizontalAlignment) -> Primitive {
        wrapped(.gridCell(.columnAlignment(guide.key)))
    }
    func gridCellUnsizedAxes(_ axes: Axis.Set) -> Primitive { wrapped(.gridCell(.unsizedAxes(axes))) }

    func layoutDirection(_ direction: LayoutDirection) -> Primitive {
        Primitive(isStatic: isStatic) { tree in
            let outer = tree.layoutDirection
            tree.layoutDirection = direction
            defer { tree.layoutDirection = outer }
            return self.nodes(in: tree)
        }
    }
}
