import Vocabulary

/// The test of one condition, with its bindings.
enum Test {
    case node(Node)
    case bind(Matcher, Node)
    case match(Matcher, Node)
    case constant(Bool)

    func holds(_ f: Frame) throws -> Bool {
        switch self {
        case .node(let node): return try node.test(f)
        case .bind(let matcher, let node):
            let value = try node.eval(f)
            if value.isMissing, !f.machine.presumes(value) { return false }
            return try matcher.matches(value.unwrapped, f)
        case .match(let matcher, let node): return try matcher.matches(try node.eval(f), f)
        case .constant(let value): return value
        }
    }
}

extension [Test] {
    @inline(__always)
    func hold(_ f: Frame) throws -> Bool {
        for test in self where !(try test.holds(f)) { return false }
        return true
    }
}

final class IfStep: Step {
    let tests: [Test]
    let body: Step
    let otherwise: Step?
    let label: Int

    init(_ tests: [Test], _ body: Step, _ otherwise: Step?, label: Int, _ range: Range<Int>) {
        self.tests = tests
        self.body = body
        self.otherwise = otherwise
        self.label = label
        super.init(range)
    }

    override func run(_ f: Frame) throws -> Flow {
        let flow = try tests.hold(f) ? try body.run(f) : try otherwise?.run(f) ?? .next
        if flow == .broken, label != 0, f.machine.jumpLabel == label { return .next }
        return flow
    }
}

final class GuardStep: Step {
    let tests: [Test]
    let body: Step

    init(_ tests: [Test], _ body: Step, _ range: Range<Int>) {
        self.tests = tests
        self.body = body
        super.init(range)
    }

    override func run(_ f: Frame) throws -> Flow { try tests.hold(f) ? .next : try body.run(f) }
}

/// What a loop does after its body ended.
@inline(__always)
private func leaves(_ flow: inout Flow, _ label: Int, _ f: Frame) -> Bool {
    switch flow {
    case .next, .fallen: return false
    case .broken:
        if f.machine.jumpLabel == 0 || f.machine.jumpLabel == label { flow = .next }
        return true
    case .continued: return !(f.machine.jumpLabel == 0 || f.machine.jumpLabel == label)
    case .returned: return true
    }
}

final class WhileStep: Step {
    let tests: [Test]
    let body: Step
    let label: Int

    init(_ tests: [Test], _ body: Step, label: Int, _ range: Range<Int>) {
        self.tests = tests
        self.body = body
        self.label = label
        super.init(range)
    }

    override func run(_ f: Frame) throws -> Flow {
        while try tests.hold(f) {
            f.machine.steps &-= 1
            if f.machine.steps < 0 { throw f.machine.outOfSteps(range) }
            var flow = try body.run(f)
            if leaves(&flow, label, f) { return flow }
        }
        return .next
    }
}

final class RepeatStep: Step {
    let body: Step
    let condition: Node
    let label: Int

    init(_ body: Step, _ condition: Node, label: Int, _ range: Range<Int>) {
        self.body = body
        self.condition = condition
        self.label = label
        super.init(range)
    }

    override func run(_ f: Frame) throws -> Flow {
        repeat {
            f.machine.steps &-= 1
            if f.machine.steps < 0 { throw f.machine.outOfSteps(range) }
            var flow = try body.run(f)
            if leaves(&flow, label, f) { return flow }
        } while try condition.test(f)
        return .next
    }
}

final class ForStep: Step {
    let sequence: Node
    let matcher: Matcher
    let filter: Node?
    let body: Step
    let label: Int

    init(_ sequence: Node, _ matcher: Matcher, _ filter: Node?, _ body: Step, label: Int, _ range: Range<Int>) {
        self.sequence = sequence
        self.matcher = matcher
        self.filter = filter
        self.body = body
        self.label = label
        super.init(range)
    }

    override func run(_ f: Frame) throws -> Flow {
        var result = Flow.next
        try f.machine.forEach(in: try sequence.eval(f), sequence.range) { element in
            f.machine.steps &-= 1
            if f.machine.steps < 0 { throw f.machine.outOfSteps(self.range) }
            guard try self.matcher.matches(element, f) else { return true }
            if let filter = self.filter, !(try filter.test(f)) { return true }
            var flow = try self.body.run(f)
            if leaves(&flow, self.label, f) {
                result = flow
                return false
            }
            return true
        }
        return result
    }
}

final class SwitchStep: Step {
    struct Case {
        let patterns: [(matcher: Matcher, filter: Node?)]
        let isDefault: Bool
        let body: Step
    }

    let subject: Node
    let cases: [Case]
    let label: Int

    init(_ subject: Node, _ cases: [Case], label: Int, _ range: Range<Int>) {
        self.subject = subject
        self.cases = cases
        self.label = label
        super.init(range)
    }

    /// The place of the case that the subject falls into.
    func select(_ f: Frame) throws -> Int? {
        let value = try subject.eval(f)
        var fallback: Int?
        for (index, item) in cases.enumerated() {
            if item.isDefault { fallback = index }
            for (matcher, filter) in item.patterns {
                guard try matcher.matches(value, f) else { continue }
                if let filter, !(try filter.test(f)) { continue }
                return index
            }
        }
        return fallback
    }

    override func run(_ f: Frame) throws -> Flow {
        guard var index = try select(f) else { return .next }
        while index < cases.count {
            let flow = try cases[index].body.run(f)
            switch flow {
            case .fallen: index += 1
            case .broken where f.machine.jumpLabel == 0 || f.machine.jumpLabel == label: return .next
            default: return flow
            }
        }
        return .next
    }
}

/// `do { … } catch …`.
final class CatchStep: Step {
    struct Clause {
        let slot: Int
        let isBoxed: Bool
        let patterns: [(matcher: Matcher, filter: Node?)]
        let body: Step
    }

    let body: Step
    let clauses: [Clause]
    let label: Int

    init(_ body: Step, _ clauses: [Clause], label: Int, _ range: Range<Int>) {
        self.body = body
        self.clauses = clauses
        self.label = label
        super.init(range)
    }

    override func run(_ f: Frame) throws -> Flow {
        var flow: Flow
        do { flow = try body.run(f) } catch let error as ThrownValue {
            guard let clause = try clauses.first(where: { try accepts($0, error.value, f) }) else { throw error }
            flow = try clause.body.run(f)
        }
        if flow == .broken, label != 0, f.machine.jumpLabel == label { flow = .next }
        return flow
    }

    private func accepts(_ clause: Clause, _ value: Value, _ f: Frame) throws -> Bool {
        f.slots[clause.slot] = clause.isBoxed ? .box(Box(value)) : value
        if clause.patterns.isEmpty { return true }
        for (matcher, filter) in clause.patterns {
            guard try matcher.matches(value, f) else { continue }
            if let filter, !(try filter.test(f)) { continue }
            return true
        }
        return false
    }
}

/// Gives a global variable its first value, where it stands among the statements.
final class GlobalStep: Step {
    let info: StaticInfo
    init(_ info: StaticInfo, _ range: Range<Int>) {
        self.info = info
        super.init(range)
    }
    override func run(_ f: Frame) throws -> Flow {
        info.state = .untouched
        _ = try f.machine.readStatic(info, range)
        return .next
    }
}

/// Several steps that stand for one statement.
final class SequenceStep: Step {
    let steps: [Step]

    init(_ steps: [Step], _ range: Range<Int>) {
        self.steps = steps
        super.init(range)
    }

    override func run(_ f: Frame) throws -> Flow {
        for step in steps { _ = try step.run(f) }
        return .next
    }
}
