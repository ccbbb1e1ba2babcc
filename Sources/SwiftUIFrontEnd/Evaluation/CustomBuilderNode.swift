import Vocabulary

/// A declared result builder: its static functions put the parts together.
final class CustomBuilderNode: Node {
    let builder: TypeInfo
    let items: [BuilderItem]

    init(_ builder: TypeInfo, _ items: [BuilderItem], _ range: Range<Int>) {
        self.builder = builder
        self.items = items
        super.init(range)
    }

    override func eval(_ f: Frame) throws -> Value {
        let value = try block(items, f)
        return has("buildFinalResult") ? try call("buildFinalResult", [(nil, value)], f) : value
    }

    private func has(_ name: String) -> Bool { !builder.staticMethods(named: name).isEmpty }

    private func call(_ name: String, _ arguments: [(String?, Value)], _ f: Frame) throws -> Value {
        try f.machine.callStatic(builder, name, arguments, range)
    }

    private func block(_ items: [BuilderItem], _ f: Frame) throws -> Value {
        var parts: [Value] = []
        for item in items { if let part = try part(item, f) { parts.append(part) } }
        if has("buildPartialBlock"), let first = parts.first {
            var result = try call("buildPartialBlock", [("first", first)], f)
            for part in parts.dropFirst() {
                result = try call("buildPartialBlock", [("accumulated", result), ("next", part)], f)
            }
            return result
        }
        return try call("buildBlock", parts.map { (nil, $0) }, f)
    }

    private func part(_ item: BuilderItem, _ f: Frame) throws -> Value? {
        switch item {
        case .step(let step):
            _ = try step.run(f)
            return nil
        case .view(let node, _):
            let value = try node.eval(f)
            return has("buildExpression") ? try call("buildExpression", [(nil, value)], f) : value
        case .branch: return try branch(item, f)
        case .selection(let step, let bodies, _):
            guard let chosen = try step.select(f) else { return nil }
            return try either(try block(bodies[chosen], f), chosen, of: bodies.count, f)
        case .loop(let sequence, let matcher, let filter, let body, _):
            var parts: [Value] = []
            try f.machine.forEach(in: try sequence.eval(f), range) { element in
                guard try matcher.matches(element, f) else { return true }
                if let filter, !(try filter.test(f)) { return true }
                parts.append(try self.block(body, f))
                return true
            }
            return try call("buildArray", [(nil, .array(parts))], f)
        case .group(let body, _): return try block(body, f)
        }
    }

    /// `if … else if … else`: the branches of the whole chain are the leaves of one tree.
    private func branch(_ item: BuilderItem, _ f: Frame) throws -> Value {
        var branches: [(tests: [Test], body: [BuilderItem])] = []
        var rest: [BuilderItem]? = [item]
        while let items = rest, items.count == 1, case .branch(let tests, let yes, let no, _) = items[0] {
            branches.append((tests, yes))
            rest = no
        }
        let count = branches.count + (rest == nil ? 0 : 1)
        var made: Value?
        for (place, branch) in branches.enumerated() where made == nil {
            guard try branch.tests.hold(f) else { continue }
            var value = try block(branch.body, f)
            if case .constant? = branch.tests.first, has("buildLimitedAvailability") {
                value = try call("buildLimitedAvailability", [(nil, value)], f)
            }
            made = try either(value, place, of: count, f)
        }
        if let rest { return try made ?? either(try block(rest, f), count - 1, of: count, f) }
        return try call(has("buildOptional") ? "buildOptional" : "buildIf", [(nil, made ?? .none)], f)
    }

    /// Neighbours are paired until one is left; each pairing is a call of `buildEither`, and who has no partner waits.
    private func either(_ value: Value, _ place: Int, of count: Int, _ f: Frame) throws -> Value {
        guard has("buildEither") else { return value }
        var (value, place, count) = (value, place, count)
        while count > 1 {
            let isAlone = place == count - 1 && place % 2 == 0
            if !isAlone {
                value = try call("buildEither", [(place % 2 == 0 ? "first" : "second", value)], f)
            }
            place /= 2
            count = (count + 1) / 2
        }
        return value
    }
}
