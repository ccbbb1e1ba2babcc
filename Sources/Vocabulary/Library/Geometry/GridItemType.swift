/// `GridItem` and `GridItem.Size`.
enum GridItemType {
    static let type = NativeType("GridItem", conforms: "Sendable") { type in
        type.initializer("(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)")
        {
            call in
            let size = try call.get(0, default: GridItemSizeValue(.flexible(minimum: 10, maximum: .infinity)))
            return GridItemValue(size.length, spacing: try call.optional(1), alignment: try call.optional(2)).asValue
        }
        type.property("size", "GridItem.Size", \GridItemValue.size)
        type.property("spacing", "CGFloat?", \GridItemValue.spacing)
        type.property("alignment", "Alignment?", \GridItemValue.alignment)
    }

    static let size = NativeType("GridItem.Size", conforms: "Sendable") { type in
        type.staticFunction("fixed", "(_ points: CGFloat) -> GridItem.Size") { call in
            GridItemSizeValue(.fixed(try call.get(0))).asValue
        }
        type.staticFunction(
            "flexible", "(minimum: CGFloat = 10, maximum: CGFloat = .infinity) -> GridItem.Size"
        ) { call in
            GridItemSizeValue(
                .flexible(minimum: try call.get(0, default: 10), maximum: try call.get(1, default: .infinity))
            ).asValue
        }
        type.staticFunction("adaptive", "(minimum: CGFloat, maximum: CGFloat = .infinity) -> GridItem.Size") { call in
            GridItemSizeValue(.adaptive(minimum: try call.get(0), maximum: try call.get(1, default: .infinity))).asValue
        }
    }
}
