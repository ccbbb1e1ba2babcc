import Vocabulary

extension Interpreter {
    /// The type that `.name` means where nothing tells the expected one: the only type of the program that has such a
    /// member, else the only native one, colours and number styles first.
    func likelyOwner(ofStatic name: String) -> TypeName? {
        let declared = index.typeOrder.filter { $0.cases[name] != nil || $0.statics[name] != nil || $0.staticMethods[name] != nil }
        if declared.count == 1, nativeOwners(name).isEmpty { return declared[0].typeName }
        guard declared.isEmpty, !Self.sharedNames.contains(name) else { return nil }
        let extended = index.nativeExtensions.keys.sorted().filter {
            index.nativeExtensions[$0]?.statics[name] != nil || index.nativeExtensions[$0]?.staticMethods[name] != nil
        }
        if extended.count == 1 { return .named(extended[0]) }
        let owners = nativeOwners(name)
        for preferred in Self.preferredOwners where owners.contains(preferred) { return .named(preferred) }
        return owners.count == 1 ? .named(owners[0]) : nil
    }

    private static let preferredOwners = ["Color", "FormatStyle", "Angle"]
    /// Members of many types that none of them is known by.
    private static let sharedNames: Set<String> = ["zero", "max", "min", "infinity", "pi", "none", "init", "now", "random"]

    private func nativeOwners(_ name: String) -> [String] {
        Self.ownersOfStatics[name] ?? []
    }

    private static let ownersOfStatics: [String: [String]] = {
        var owners: [String: [String]] = [:]
        for type in NativeLibrary.typeNames.sorted() {
            guard let native = NativeLibrary.type(named: type) else { continue }
            for name in Set(native.constants.keys).union(native.staticFunctions.keys) { owners[name, default: []].append(type) }
        }
        return owners
    }()
}
