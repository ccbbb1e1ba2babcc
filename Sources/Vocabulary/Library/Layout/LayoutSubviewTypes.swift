import LayoutEngine

/// `LayoutSubview` and `ViewSpacing` (spec 8.8, T8).
enum LayoutSubviewTypes {
    static let subview = NativeType("LayoutSubview", conforms: "Equatable") { type in
        type.get("priority") { (value: LayoutSubviewValue) in .double(value.subview.priority) }
        type.get("spacing") { (value: LayoutSubviewValue) in .native(ViewSpacingValue(value.subview.spacing)) }
        type.method("sizeThatFits", "(_ proposal: ProposedViewSize) -> CGSize") { call in
            try call.evaluator.charge(steps: 1, bytes: 0)
            return .size(try call.me(as: LayoutSubviewValue.self).subview.sizeThatFits(try call.get(0)))
        }
        type.method("dimensions", "(in proposal: ProposedViewSize) -> ViewDimensions") { call in
            try call.evaluator.charge(steps: 1, bytes: 0)
            let value: LayoutSubviewValue = try call.me()
            let dimensions = value.subview.dimensions(in: try call.get(0))
            return .native(ViewDimensionsValue(dimensions, in: value.context))
        }
        type.method(
            "place", "(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)"
        ) { call in
            try call.evaluator.charge(steps: 1, bytes: 0)
            let value: LayoutSubviewValue = try call.me()
            let anchor = try call.get(1, default: UnitPointValue(UnitPoint.topLeading))
            value.subview.place(at: try call.get(0), anchor: anchor.point, proposal: try call.get(2))
            return .void
        }
        type.subscripts.append(
            NativeFunction("(_ key: LayoutValueKey.Type) -> Any") { call in
                guard case .type(let key) = call.value(0) else {
                    throw call.wrongType(call.value(0), expected: "a LayoutValueKey type")
                }
                return try call.me(as: LayoutSubviewValue.self).value(of: key)
            })
    }

    static let spacing = NativeType("ViewSpacing", conforms: "Equatable Hashable") { type in
        type.initializer("()") { _ in .native(ViewSpacingValue(.none)) }
        type.constant("zero", .native(ViewSpacingValue(.zero)))
        type.method("distance", "(to next: ViewSpacing, along axis: Axis) -> CGFloat") { call in
            let axis: AxisValue = try call.get(1)
            let next: ViewSpacingValue = try call.get(0)
            return .double(try call.me(as: ViewSpacingValue.self).spacing.distance(to: next.spacing, along: axis.axis))
        }
        type.method("union", "(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing") { call in
            let edges = try call.get(1, default: EdgeSetValue(.all))
            let other: ViewSpacingValue = try call.get(0)
            let own = try call.me(as: ViewSpacingValue.self).spacing
            return .native(ViewSpacingValue(own.union(other.spacing, edges: edges.edges)))
        }
        type.mutatingMethod("formUnion", "(_ other: ViewSpacing, edges: Edge.Set = .all)") { call in
            let edges = try call.get(1, default: EdgeSetValue(.all))
            let other: ViewSpacingValue = try call.get(0)
            let own = try call.me(as: ViewSpacingValue.self).spacing
            call.receiver = .native(ViewSpacingValue(own.union(other.spacing, edges: edges.edges)))
            return .void
        }
    }
}
