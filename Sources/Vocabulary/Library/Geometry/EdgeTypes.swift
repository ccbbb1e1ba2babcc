import LayoutEngine

/// `Edge`, `Edge.Set`, `HorizontalEdge`, `VerticalEdge` and their relatives.
enum EdgeTypes {
    static let edge = NativeType("Edge", conforms: "Equatable Hashable CaseIterable RawRepresentable Sendable") {
        type in
        for edge in Edge.allCases { type.constant(edge.sourceName, EdgeValue(edge).asValue) }
        type.constant("allCases", .array(Edge.allCases.map { EdgeValue($0).asValue }))
        type.initializer("(rawValue: Int)") { call in
            let raw: Int = try call.get(0)
            return UInt8(exactly: raw).flatMap(Edge.init(rawValue:)).map { EdgeValue($0).asValue } ?? .none
        }
        type.get("rawValue") { (edge: EdgeValue) in .int(Int(edge.edge.rawValue)) }
    }

    static let set = NativeType("Edge.Set") { type in
        type.addOptionSetMembers(
            of: EdgeSetValue.self, element: "Edge.Set|Edge", raw: { Int($0.edges.rawValue) },
            make: { EdgeSetValue(Edge.Set(rawValue: UInt8(truncatingIfNeeded: $0 & 15))) })
        type.initializer("(_ edge: Edge)") { call in try call.get(0, as: EdgeSetValue.self).asValue }
        let names: [(String, Edge.Set)] = [
            ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
            ("horizontal", .horizontal), ("vertical", .vertical), ("all", .all)
        ]
        for (name, edges) in names { type.constant(name, EdgeSetValue(edges).asValue) }
    }
}
