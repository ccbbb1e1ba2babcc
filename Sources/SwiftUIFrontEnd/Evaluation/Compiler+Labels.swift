import Vocabulary

extension Compiler {
    /// Which arguments go to which parameter; `nil` if the labels do not fit.
    static func match(_ arguments: [CallArgument], _ parameters: [ParameterSpec]) -> [[Int]]? {
        guard mayMatch(arguments, parameters) else { return nil }
        var slots: [[Int]] = []
        slots.reserveCapacity(parameters.count)
        for _ in parameters { slots.append([]) }
        var next = 0
        var position = 0
        while position < arguments.count, !arguments[position].isTrailing {
            let label = arguments[position].label
            if label == nil, next > 0, parameters[next - 1].isVariadic, !slots[next - 1].isEmpty,
                !(next < parameters.count && parameters[next].label == nil && false)
            {
                slots[next - 1].append(position)
                position += 1
                continue
            }
            guard let found = (next..<parameters.count).first(where: { parameters[$0].label == label }) else {
                return nil
            }
            guard
                (next..<found).allSatisfy({
                    parameters[$0].hasDefault
                        || laterTrailing(arguments, position) && parameters[$0].acceptsClosure && false
                })
            else { return nil }
            slots[found].append(position)
            next = found + 1
            position += 1
        }
        if position < arguments.count {
            guard placeTrailing(arguments, from: position, parameters, next, &slots) else { return nil }
        }
        for (parameter, places) in zip(parameters, slots) where places.isEmpty && !parameter.hasDefault { return nil }
        return slots
    }

    /// Whether each label stands among the parameters, as it does not in most overloads.
    private static func mayMatch(_ arguments: [CallArgument], _ parameters: [ParameterSpec]) -> Bool {
        for argument in arguments.indices where !arguments[argument].isTrailing {
            guard let label = arguments[argument].label else { continue }
            var isFound = false
            for place in parameters.indices where parameters[place].label == label {
                isFound = true
                break
            }
            guard isFound else { return false }
        }
        return true
    }

    private static func laterTrailing(_ arguments: [CallArgument], _ position: Int) -> Bool {
        arguments[position...].contains { $0.isTrailing }
    }

    /// Trailing closures: the first goes to the first parameter that can take it, the others by label.
    private static func placeTrailing(
        _ arguments: [CallArgument], from first: Int, _ parameters: [ParameterSpec], _ next: Int,
        _ slots: inout [[Int]]
    ) -> Bool {
        // Labelled ones first, from the end, so that the unlabelled one knows what is left.
        var limit = parameters.count
        for position in (first..<arguments.count).reversed() where arguments[position].label != nil {
            guard
                let found = (next..<limit).last(where: {
                    parameters[$0].label == arguments[position].label && parameters[$0].acceptsClosure
                })
            else { return false }
            slots[found] = [position]
            limit = found
        }
        guard arguments[first].label == nil else { return true }
        let candidates = (next..<limit).filter { parameters[$0].acceptsClosure && slots[$0].isEmpty }
        guard let earliest = candidates.first else { return false }
        // A required closure further on is what a single trailing closure is for.
        let required = candidates.first { !parameters[$0].hasDefault }
        let chosen = parameters[earliest].hasDefault ? required ?? earliest : earliest
        slots[chosen] = [first]
        return true
    }
}
