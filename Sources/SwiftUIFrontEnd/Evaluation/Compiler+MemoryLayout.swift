import Vocabulary

extension Compiler {
    /// `MemoryLayout<Int>.size` and its like for types whose size is the same everywhere; `nil` for other expressions.
    func memoryLayout(_ base: Expression, _ name: String, _ range: Range<Int>) -> Node? {
        guard case .name("MemoryLayout", let arguments) = base.kind, arguments.count == 1,
            index.find("MemoryLayout", from: context.owner) == nil, ["size", "stride", "alignment"].contains(name),
            case .named(let type, _) = arguments[0], index.find(type, from: context.owner) == nil,
            let size = Self.sizes[type]
        else { return nil }
        return ConstantNode(.int(size), range, type: .named("Int"))
    }

    /// Scalars are as long as they are aligned.
    private static let sizes: [String: Int] = [
        "Bool": 1, "Int8": 1, "UInt8": 1, "Int16": 2, "UInt16": 2, "Float16": 2, "Int32": 4, "UInt32": 4, "Float": 4,
        "Float32": 4, "Int": 8, "UInt": 8, "Int64": 8, "UInt64": 8, "Double": 8, "Float64": 8, "CGFloat": 8
    ]
}
