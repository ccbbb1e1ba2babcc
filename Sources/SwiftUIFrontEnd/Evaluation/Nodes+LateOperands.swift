import Vocabulary

/// An operation whose one side is an implicit member of whatever type the other has.
final class LateNode: Node {
    let other: Node
    let implicit: Expression
    let symbol: String
    let implicitIsRight: Bool
    let compiler: Compiler
    private var known: [String: Node] = [:]

    init(
        _ other: Node, _ implicit: Expression, _ symbol: String, implicitIsRight: Bool, _ compiler: Compiler,
        _ range: Range<Int>
    ) {
        self.other = other
        self.implicit = implicit
        self.symbol = symbol
        self.implicitIsRight = implicitIsRight
        self.compiler = compiler
        super.init(range)
    }

    override func eval(_ f: Frame) throws -> Value {
        let value = try other.eval(f)
        let type = f.machine.typeName(of: value)
        let key = type.text
        let node = known[key] ?? compiler.copy().compile(implicit, expected: type)
        known[key] = node
        let member = try node.eval(f)
        return implicitIsRight
            ? try f.machine.binary(symbol, value, member, range) : try f.machine.binary(symbol, member, value, range)
    }
}

/// `place = .name` where only the present value tells the type.
final class LateAssignNode: Node {
    let place: Node
    let implicit: Expression
    let compiler: Compiler
    private var known: [String: Node] = [:]

    init(_ place: Node, _ implicit: Expression, _ compiler: Compiler, _ range: Range<Int>) {
        self.place = place
        self.implicit = implicit
        self.compiler = compiler
        super.init(range, type: .named("Void"))
    }

    override func eval(_ f: Frame) throws -> Value {
        let present = try place.eval(f)
        // What is nil tells no type.
        var type: TypeName? = if case .none = present { nil } else { f.machine.typeName(of: present) }
        if type == nil, let member = place as? MemberNode {
            type = f.machine.memberType(of: f.machine.typeName(of: try member.base.eval(f)), member.name)
        }
        var isOpen = present.outside != nil
        if isOpen { type = nil }
        if type == nil, let member = place as? MemberNode, case .native = try member.base.eval(f) { isOpen = true }
        let key = type?.text ?? ""
        let node =
            known[key]
            ?? (isOpen
                ? compiler.copy().open(implicit, expected: nil) : compiler.copy().compile(implicit, expected: type))
        known[key] = node
        try place.assign(f, try node.eval(f))
        return .void
    }
}

/// An assignment that keeps a floating-point place floating where its type is not known.
final class LateCoerceAssignNode: Node {
    let place: Node
    let value: Node

    init(_ place: Node, _ value: Node, _ range: Range<Int>) {
        self.place = place
        self.value = value
        super.init(range, type: .named("Void"))
    }

    override func eval(_ f: Frame) throws -> Value {
        var result = try value.eval(f)
        if case .int(let number) = result, value.isLiteral, case .double = try place.eval(f) {
            result = .double(Double(number))
        }
        try place.assign(f, result)
        return .void
    }
}
