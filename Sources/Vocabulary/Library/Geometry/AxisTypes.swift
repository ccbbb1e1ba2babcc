import LayoutEngine

/// `Axis` and `Axis.Set`.
enum AxisTypes {
    static let axis = NativeType("Axis", conforms: "Equatable Hashable CaseIterable RawRepresentable Sendable") {
        type in
        for axis in Axis.allCases { type.constant(axis.sourceName, AxisValue(axis).asValue) }
        type.constant("allCases", .array(Axis.allCases.map { AxisValue($0).asValue }))
        type.get("rawValue") { (axis: AxisValue) in .int(Int(axis.axis.rawValue)) }
        type.get("description") { (axis: AxisValue) in .string(axis.axis.sourceName) }
    }

    static let set = NativeType("Axis.Set") { type in
        type.addOptionSetMembers(
            of: AxisSetValue.self, element: "Axis.Set|Axis", raw: { Int($0.axes.rawValue) },
            make: { AxisSetValue(Axis.Set(rawValue: UInt8(truncatingIfNeeded: $0 & 3))) })
        type.constant("horizontal", AxisSetValue(.horizontal).asValue)
        type.constant("vertical", AxisSetValue(.vertical).asValue)
    }
}
