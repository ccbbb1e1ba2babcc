import Vocabulary

final class BlockStep: Step {
    let steps: [Step]
    let deferred: Bool

    init(_ steps: [Step], _ range: Range<Int>) {
        self.steps = steps
        deferred = steps.contains { $0 is DeferStep }
        super.init(range)
    }

    override func run(_ f: Frame) throws -> Flow {
        if deferred { return try runWithDefers(f) }
        for step in steps {
            f.machine.steps &-= 1
            if f.machine.steps < 0 { throw f.machine.outOfSteps(step.range) }
            let flow = try step.run(f)
            if flow != .next { return flow }
        }
        return .next
    }

    private func runWithDefers(_ f: Frame) throws -> Flow {
        var pending: [BlockStep] = []
        var flow = Flow.next
        var failure: (any Error)?
        do {
            for step in steps {
                try f.machine.charge(steps: 1, bytes: 0)
                if let late = step as? DeferStep {
                    pending.append(late.body)
                    continue
                }
                flow = try step.run(f)
                if flow != .next { break }
            }
        } catch let error as Suspension {
            // Left waiting, so that the block never ends.
            throw error
        } catch { failure = error }
        let result = f.machine.returnValue
        for late in pending.reversed() { _ = try late.run(f) }
        f.machine.returnValue = result
        if let failure { throw failure }
        return flow
    }
}

final class DeferStep: Step {
    let body: BlockStep
    init(_ body: BlockStep) {
        self.body = body
        super.init(body.range)
    }
}

final class ExpressionStep: Step {
    let node: Node
    init(_ node: Node) {
        self.node = node
        super.init(node.range)
    }
    override func run(_ f: Frame) throws -> Flow {
        _ = try node.eval(f)
        return .next
    }
}

/// Gives a variable its first value.
final class StoreStep: Step {
    let slot: Int
    let isBoxed: Bool
    let value: Node?

    init(slot: Int, isBoxed: Bool, _ value: Node?, _ range: Range<Int>) {
        self.slot = slot
        self.isBoxed = isBoxed
        self.value = value
        super.init(range)
    }

    override func run(_ f: Frame) throws -> Flow {
        if isBoxed {
            // A fresh box each time, so that closures of one round of a loop do not share with the next.
            let box = Box(.none)
            if value == nil { f.slots[slot] = .box(box) }
            if let value { box.value = try value.eval(f) }
            f.slots[slot] = .box(box)
        } else {
            f.slots[slot] = try value?.eval(f) ?? .none
        }
        return .next
    }
}

/// A local function: its box exists before the closure, so that it can call itself.
final class LocalFunctionStep: Step {
    let slot: Int
    let closure: Node

    init(slot: Int, _ closure: Node, _ range: Range<Int>) {
        self.slot = slot
        self.closure = closure
        super.init(range)
    }

    override func run(_ f: Frame) throws -> Flow {
        if case .box(let box) = f.slots[slot] {
            box.value = try closure.eval(f)
        } else {
            let box = Box(.none)
            f.slots[slot] = .box(box)
            box.value = try closure.eval(f)
        }
        return .next
    }
}

/// Makes the boxes of local functions that are used before they are declared.
final class ForwardBoxStep: Step {
    let slots: [Int]
    init(_ slots: [Int], _ range: Range<Int>) {
        self.slots = slots
        super.init(range)
    }
    override func run(_ f: Frame) throws -> Flow {
        for slot in slots { f.slots[slot] = .box(Box(.none)) }
        return .next
    }
}

/// `let (a, b) = value` and `for (a, b) in …`.
final class DestructureStep: Step {
    let matcher: Matcher
    let value: Node

    init(_ matcher: Matcher, _ value: Node, _ range: Range<Int>) {
        self.matcher = matcher
        self.value = value
        super.init(range)
    }

    override func run(_ f: Frame) throws -> Flow {
        let value = try value.eval(f)
        if try !matcher.matches(value, f), case .tuple = value {
            throw f.machine.failure("type-mismatch", "the pattern has not as many parts as the value", range)
        }
        return .next
    }
}

final class ReturnStep: Step {
    let value: Node?
    init(_ value: Node?, _ range: Range<Int>) {
        self.value = value
        super.init(range)
    }
    override func run(_ f: Frame) throws -> Flow {
        f.machine.returnValue = try value?.eval(f) ?? .void
        return .returned
    }
}

final class ThrowStep: Step {
    let value: Node
    init(_ value: Node, _ range: Range<Int>) {
        self.value = value
        super.init(range)
    }
    override func run(_ f: Frame) throws -> Flow { throw ThrownValue(value: try value.eval(f), range: range) }
}

/// `break`, `continue` and `fallthrough`; the label is a number, 0 for the innermost.
final class JumpStep: Step {
    let flow: Flow
    let label: Int
    init(_ flow: Flow, label: Int, _ range: Range<Int>) {
        self.flow = flow
        self.label = label
        super.init(range)
    }
    override func run(_ f: Frame) throws -> Flow {
        f.machine.jumpLabel = label
        return flow
    }
}
