/// `CGVector`.
enum CGVectorType {
    static let type = NativeType("CGVector", conforms: "Equatable Hashable Codable Sendable") { type in
        type.initializer("()") { _ in VectorValue(dx: 0, dy: 0).asValue }
        type.initializer("(dx: CGFloat, dy: CGFloat)") { call in
            VectorValue(dx: try call.get(0), dy: try call.get(1)).asValue
        }
        type.constant("zero", VectorValue(dx: 0, dy: 0).asValue)
        type.property("dx", "CGFloat", \VectorValue.dx)
        type.property("dy", "CGFloat", \VectorValue.dy)
    }
}
