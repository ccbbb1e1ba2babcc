import Diagnostics
import Vocabulary

/// Which names are members of something, and where they stand.
extension Interpreter {
    /// Whether any value can have a member of the name.
    func isKnownMember(_ name: String) -> Bool {
        if index.memberNames.contains(name) { return true }
        if let known = knownMembers[name] { return known }
        let known =
            BuiltinMethods.isKnown(name) || BuiltinProperties.names.contains(name)
            || catalogue.modifierSignatures(name) != nil || Int(name) != nil
            || index.typeOrder.contains { $0.attributes.contains { $0.name == "dynamicMemberLookup" } }
            || [
                "wrappedValue", "projectedValue", "seconds", "attoseconds", "self", "init", "allCases",
                "objectWillChange", "containerValues", "header", "footer"
            ].contains(name) || isLabelOfTuple(name) || isCapture(name) || usesOutside || mayBeElsewhere
            || catalogue.isNativeMember(name)
        knownMembers[name] = known
        return known
    }

    /// Labels of tuples are members that nothing declares; any may stand in a type or a literal.
    private func isLabelOfTuple(_ name: String) -> Bool { text.contains(name + ":") }

    /// Captures of regular expressions are members of their matches.
    private func isCapture(_ name: String) -> Bool { text.contains("(?<" + name + ">") }

    func hasMember(_ info: TypeInfo, _ name: String) -> Bool {
        if info.attributes.contains(where: { $0.name == "dynamicMemberLookup" }) { return true }
        if ["rawValue", "hashValue", "description", "debugDescription", "allCases", "self", "objectWillChange"]
            .contains(name)
        {
            return true
        }
        if info.isView, catalogue.modifierSignatures(name) != nil { return true }
        if ObservationMembers.names.contains(name), info.conforms(to: ObservationMembers.observable) { return true }
        if info.isFromOutside { return true }
        if name == "localizedDescription" { return info.conforms(to: "Error") || info.conforms(to: "LocalizedError") }
        if info.conforms(to: "ViewModifier"), ["animation", "transaction", "concat", "ignoredByLayout"].contains(name) {
            return true
        }
        return hasNativeMember(info, name) || info.kind == .protocolType
    }

    /// Whether the native side of a type has a member: an extended native type, `View`, a standard protocol.
    func hasNativeMember(_ info: TypeInfo, _ name: String) -> Bool {
        if name == "rawValue", info.kind == .enumeration { return true }
        let isWord = info.kind == .native && Lexicon.view(named: info.name) != nil
        if info.isView || isWord || ["View", "Shape", "InsettableShape"].contains(info.name),
            catalogue.modifierSignatures(name) != nil
        {
            return true
        }
        if PublisherProperties.names.contains(name), PublisherOperator.isPublisher(.named(info.name)) { return true }
        if info.name == "EnvironmentValues", Self.environmentTypes[name] != nil { return true }
        var names = Array(info.conformances)
        if info.kind == .native { names = nativeLineage(info.name) }
        for step in names {
            if let native = nativeType(step), native.properties[name] != nil || native.methods[name] != nil {
                return true
            }
            if BuiltinMethods.has(name, onType: step) || BuiltinProperties.has(name, onType: step) { return true }
        }
        return info.kind == .native && index.nativeExtensions[info.name]?.methods[name] != nil
    }

    func hasNativeProperty(_ value: Value, _ name: String) -> Bool {
        guard let type = typeName(of: value).nominalName else { return false }
        return nativeLineage(type).contains { nativeType($0)?.properties[name] != nil }
    }

    /// The static type of a property of the standard library.
    func memberType(of type: TypeName, _ name: String) -> TypeName? { BuiltinProperties.type(of: type, name, self) }

    /// The static type of a method's result.
    func methodType(
        of type: TypeName, _ name: String, _ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>
    ) -> TypeName? {
        // What is called on an optional is the optional's own.
        var isOptional = false
        if case .optional = type { isOptional = true }
        if !isOptional, let info = compiler.info(type) {
            let methods = info.methods(named: name)
            if methods.isEmpty, info.conforms(to: "OptionSet"), name == "remove" || name == "update" {
                return .optional(info.typeName)
            }
            if methods.isEmpty, info.anyProperty(name) == nil,
                !info.lookupOrder.contains(where: { $0.methods[name] != nil }),
                !hasMember(info, name), info.kind != .protocolType
            {
                if info.isView, compiler.nearMethod(name) == nil, mayBeElsewhere { return nil }
                let known =
                    info.isView
                    ? compiler.unknownMethod(name, range)
                    : compiler.unknownMember(name, of: info, placeOfMember(name, in: range))
                _ = known
                return nil
            }
            var fitting = methods.filter { Compiler.match(arguments, $0.parameters) != nil }
            if fitting.isEmpty, info.kind == .protocolType {
                // What the protocol requires, beside what its extensions add by the same name.
                fitting = info.lookupOrder.flatMap { $0.methods[name] ?? [] }.filter {
                    Compiler.match(arguments, $0.parameters) != nil
                }
            }
            if fitting.isEmpty, !methods.isEmpty, info.anyProperty(name) == nil,
                !(info.isView && catalogue.modifierSignatures(name) != nil), !hasNativeMember(info, name)
            {
                _ = compiler.mismatch(
                    "`\(name)`", methods.map { FunctionTarget(self, $0) }, arguments, placeOfMember(name, in: range))
                return nil
            }
            if let first = fitting.first, fitting.allSatisfy({ $0.owner === first.owner }) {
                compiler.checkEffects(of: first, placeOfMember(name, in: range))
            }
            let results = fitting.map { method -> TypeName? in
                if method.result == .named("Self"), info.kind == .classType { return info.typeName }
                return method.result.map { canonical($0, owner: method.owner, generics: method.generics) }
                    ?? .some(.named("Void"))
            }
            guard let first = results.first, results.allSatisfy({ $0 == first }) else { return nil }
            if info.isView, case .named("View", _)? = first {} else if info.kind == .protocolType { return first }
            return first
        }
        if type == .named("View") {
            if !isKnownMember(name) {
                if compiler.nearMethod(name) == nil, mayBeElsewhere { return nil }
                _ = compiler.unknownMethod(name, range)
            }
            if catalogue.modifierSignatures(name) != nil, index.nativeExtensions["View"]?.methods[name] == nil {
                return type
            }
            return nil
        }
        if ["Bool", "Int", "Double", "String"].contains(type.nominalName ?? ""), !isKnownMember(name) {
            _ = compiler.unknownMethod(name, range)
            return nil
        }
        return BuiltinMethods.resultType(of: type, name, arguments, compiler)
    }

    func placeOfMember(_ name: String, in range: Range<Int>) -> Range<Int> {
        // The member called is the last of the chain: look for its name from the end of the receiver.
        if let known = memberPlaces[range] { return known }
        return searchMember(name, in: range)
    }

    /// Remembers where the name of a member stands that a call of the range calls: at the end of `callee`.
    func noteMember(_ name: String, endOf callee: Range<Int>, in range: Range<Int>) {
        let place = callee.upperBound - name.utf8.count
        guard place > range.lowerBound, callee.upperBound <= text.bytes.count,
            text.bytes[place..<callee.upperBound].elementsEqual(name.utf8)
        else { return }
        memberPlaces[range] = place..<callee.upperBound
    }

    private func searchMember(_ name: String, in range: Range<Int>) -> Range<Int> {
        let wanted = Array(("." + name).utf8)
        let bytes = text.bytes
        guard range.upperBound <= bytes.count, range.count > wanted.count else { return range }
        var place = range.lowerBound
        var depth = 0
        var found: Int?
        while place + wanted.count <= range.upperBound {
            let byte = bytes[place]
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
            if depth == 0, byte == wanted[0], bytes[place..<place + wanted.count].elementsEqual(wanted) {
                found = place + 1
            }
            place += 1
        }
        let result = found.map { $0..<($0 + wanted.count - 1) } ?? range
        memberPlaces[range] = result
        return result
    }

    func sourceText(_ range: Range<Int>) -> String { text.text(range) }
    func line(of offset: Int) -> Int { text.line(of: offset) }
}
