import Vocabulary

extension Compiler {
    /// Tells implicit members that none of the types has which a modifier of SwiftUI takes at their place.
    ///
    /// Which overload is called is only found when the view is there; without this the first mistake would hide the rest.
    func checkModifier(_ name: String, on type: TypeName, _ arguments: [CallArgument]) {
        guard machine.checksProgram, !index.memberNames.contains(name), isView(type),
            arguments.contains(where: { $0.value.implicitName != nil }),
            let targets = machine.modifierTargets(name)
        else { return }
        let matched = targets.compactMap { target in
            Self.match(arguments, target.parameters).map { (target, slots: $0) }
        }
        for (place, argument) in arguments.enumerated() {
            guard let member = argument.value.implicitName else { continue }
            let wanted = matched.compactMap { target, slots in
                zip(target.parameters, slots).first { $1.contains(place) }.flatMap { self.type($0.0.type) }
            }
            guard !wanted.isEmpty, wanted.count == matched.count,
                !wanted.contains(where: { isMember(member, of: $0, argument.value.range) })
            else { continue }
            // Of several types the one that has a member of nearly that name is meant.
            let near = wanted.first { isNear(member, $0, argument.value.range) }
            _ = implicit(member, argument.value.range, near ?? wanted[0])
        }
    }

    private func isNear(_ name: String, _ type: TypeName, _ range: Range<Int>) -> Bool {
        let before = machine.compileDiagnostics.count
        defer { machine.compileDiagnostics.removeSubrange(before...) }
        _ = implicit(name, range, type)
        return machine.compileDiagnostics.last?.hints.contains { $0.hasPrefix("did you mean") } ?? false
    }

    private func isMember(_ name: String, of type: TypeName, _ range: Range<Int>) -> Bool {
        let before = machine.compileDiagnostics.count
        defer { machine.compileDiagnostics.removeSubrange(before...) }
        return !(implicit(name, range, type) is FailureNode)
    }

    private func isView(_ type: TypeName) -> Bool {
        guard let name = type.nominalName else { return false }
        return name == "View" || Lexicon.view(named: name) != nil && index.types[name] == nil
            || info(type)?.isView == true
    }
}

extension Expression {
    /// The name of `.name`, alone.
    fileprivate var implicitName: String? { if case .implicitMember(let name) = kind { name } else { nil } }
}
