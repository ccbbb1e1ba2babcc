import LayoutEngine

/// `GeometryProxy`, `ViewDimensions` and `Anchor`.
enum GeometryTypes {
    static let proxy = NativeType("GeometryProxy") { type in
        type.get("size") { (proxy: GeometryProxyValue) in .size(proxy.proxy.size) }
        type.get("safeAreaInsets") { (proxy: GeometryProxyValue) in
            EdgeInsetsValue(proxy.proxy.safeAreaInsets).asValue
        }
        type.method(
            "frame",
            "(in space: CoordinateSpace|NamedCoordinateSpace|GlobalCoordinateSpace|LocalCoordinateSpace) -> CGRect"
        ) { call in
            let proxy: GeometryProxyValue = try call.me()
            return .rect(RectBox(proxy.frame(in: CoordinateSpaceReference(call.value(0)))))
        }
        type.method("bounds", "(of space: NamedCoordinateSpace) -> CGRect?") { call in
            let proxy: GeometryProxyValue = try call.me()
            let bounds = proxy.bounds(of: CoordinateSpaceReference(call.value(0)))
            return bounds.map { .rect(RectBox($0)) } ?? .none
        }
        type.subscripts.append(
            NativeFunction("(_ anchor: Anchor) -> Any") { call in
                let proxy: GeometryProxyValue = try call.me()
                return proxy.resolve(try call.get(0))
            })
    }

    static let dimensions = NativeType("ViewDimensions", conforms: "Equatable") { type in
        type.get("width") { (dimensions: ViewDimensionsValue) in .double(dimensions.dimensions.width) }
        type.get("height") { (dimensions: ViewDimensionsValue) in .double(dimensions.dimensions.height) }
        type.subscripts.append(
            NativeFunction("(_ guide: HorizontalAlignment|VerticalAlignment) -> CGFloat") { call in
                let dimensions: ViewDimensionsValue = try call.me()
                return .double(dimensions.value(of: call.value(0)))
            })
        type.subscripts.append(
            NativeFunction("(explicit guide: HorizontalAlignment|VerticalAlignment) -> CGFloat?") { call in
                let dimensions: ViewDimensionsValue = try call.me()
                return dimensions.explicitValue(of: call.value(0)).map { .double($0) } ?? .none
            })
    }

    static let anchor = NativeType("Anchor", conforms: "Equatable Hashable") { _ in }
}
