import LayoutEngine

/// `HorizontalAlignment`, `VerticalAlignment` and `Alignment`.
enum AlignmentTypes {
    static let horizontal = NativeType("HorizontalAlignment", conforms: "Equatable Hashable Sendable") { type in
        type.initializer("(_ id: AlignmentID.Type)") { call in
            HorizontalAlignmentValue(.custom(try alignmentID(call))).asValue
        }
        for key in [
            AlignmentKey.leading, .horizontalCenter, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing
        ] {
            type.constant(key.sourceName, HorizontalAlignmentValue(.builtIn(key)).asValue)
        }
        type.method("combineExplicit", "(_ values: [CGFloat]) -> CGFloat?") { call in try mean(call) }
    }

    static let vertical = NativeType("VerticalAlignment", conforms: "Equatable Hashable Sendable") { type in
        type.initializer("(_ id: AlignmentID.Type)") { call in
            VerticalAlignmentValue(.custom(try alignmentID(call))).asValue
        }
        for key in [AlignmentKey.top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline] {
            type.constant(key.sourceName, VerticalAlignmentValue(.builtIn(key)).asValue)
        }
        type.method("combineExplicit", "(_ values: [CGFloat]) -> CGFloat?") { call in try mean(call) }
    }

    static let both = NativeType("Alignment", conforms: "Equatable Hashable Sendable") { type in
        type.initializer("(horizontal: HorizontalAlignment, vertical: VerticalAlignment)") { call in
            AlignmentValue(horizontal: try call.get(0), vertical: try call.get(1)).asValue
        }
        type.property("horizontal", "HorizontalAlignment", \AlignmentValue.horizontal)
        type.property("vertical", "VerticalAlignment", \AlignmentValue.vertical)
        let rows: [(String, HorizontalAlignmentValue, VerticalAlignmentValue)] = [
            ("center", .center, .center), ("leading", .leading, .center), ("trailing", .trailing, .center),
            ("top", .center, .top), ("bottom", .center, .bottom), ("topLeading", .leading, .top),
            ("topTrailing", .trailing, .top), ("bottomLeading", .leading, .bottom),
            ("bottomTrailing", .trailing, .bottom), ("centerFirstTextBaseline", .center, .firstTextBaseline),
            ("centerLastTextBaseline", .center, .lastTextBaseline),
            ("leadingFirstTextBaseline", .leading, .firstTextBaseline),
            ("leadingLastTextBaseline", .leading, .lastTextBaseline),
            ("trailingFirstTextBaseline", .trailing, .firstTextBaseline),
            ("trailingLastTextBaseline", .trailing, .lastTextBaseline)
        ]
        for (name, horizontal, vertical) in rows {
            type.constant(name, AlignmentValue(horizontal: horizontal, vertical: vertical).asValue)
        }
    }

    private static func alignmentID(_ call: NativeCall) throws -> TypeName {
        guard case .type(let type) = call.value(0) else {
            throw call.wrongType(call.value(0), expected: "an AlignmentID type, as in MyAlignment.self,")
        }
        return type
    }

    private static func mean(_ call: NativeCall) throws -> Value {
        let values: [Double] = try call.get(0)
        return values.isEmpty ? .none : .double(values.reduce(0, +) / Double(values.count))
    }
}
