import LayoutEngine

/// `LayoutSubview` and `ViewSpacing`, for layouts that the source declares (spec 8.8).
enum LayoutTypes {
    static let subview = NativeType("LayoutSubview", conforms: "Equatable") { type in
        type.get("spacing") { (subview: LayoutSubviewValue) in ViewSpacingValue(subview.subview.spacing).asValue }
        type.get("priority") { (subview: LayoutSubviewValue) in .double(subview.subview.priority) }
        type.method("sizeThatFits", "(_ proposal: ProposedViewSize) -> CGSize") { call in
            .size(try call.me(as: LayoutSubviewValue.self).subview.sizeThatFits(try call.get(0)))
        }
        type.method("dimensions", "(in proposal: ProposedViewSize) -> ViewDimensions") { call in
            try call.me(as: LayoutSubviewValue.self).dimensions(in: try call.get(0)).asValue
        }
        type.method(
            "place", "(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) -> Void"
        ) { call in
            let anchor: UnitPointValue = try call.get(1, default: UnitPointValue(.topLeading))
            try call.me(as: LayoutSubviewValue.self).subview.place(
                at: try call.get(0), anchor: anchor.point, proposal: try call.get(2))
            return .void
        }
        type.subscripts.append(
            NativeFunction("(_ key: LayoutValueKey.Type) -> Any") { call in
                try call.me(as: LayoutSubviewValue.self).value(of: call.value(0))
            })
    }

    static let spacing = NativeType("ViewSpacing", conforms: "Sendable") { type in
        type.initializer("()") { _ in ViewSpacingValue(.none).asValue }
        type.constant("zero", ViewSpacingValue(.zero).asValue)
        type.method("distance", "(to next: ViewSpacing, along axis: Axis) -> CGFloat") { call in
            let axis: AxisValue = try call.get(1)
            let next: ViewSpacingValue = try call.get(0)
            return .double(
                try call.me(as: ViewSpacingValue.self).spacing.distance(to: next.spacing, along: axis.axis))
        }
        let union = "(_ other: ViewSpacing, edges: Edge.Set = .all)"
        type.method("union", union + " -> ViewSpacing") { call in try merged(call).asValue }
        type.mutatingMethod("formUnion", union + " -> Void") { call in
            call.receiver = try merged(call).asValue
            return .void
        }
    }

    private static func merged(_ call: NativeCall) throws -> ViewSpacingValue {
        let other: ViewSpacingValue = try call.get(0)
        let edges: EdgeSetValue = try call.get(1, default: EdgeSetValue(.all))
        let own: ViewSpacingValue = try call.me()
        return ViewSpacingValue(own.spacing.union(other.spacing, edges: edges.edges))
    }
}
