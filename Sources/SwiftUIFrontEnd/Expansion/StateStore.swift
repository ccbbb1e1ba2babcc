import Vocabulary

/// What outlives one evaluation: the storage of `@State` and its like by identity, and what lifecycle modifiers saw last.
final class StateStore {
    /// Boxes by the identity of the view and the name of the property.
    private var boxes: [String: Box] = [:]
    /// The boxes in the order in which they were made, with the names of their properties.
    private var order: [(property: String, box: Box)] = []
    /// First values given from outside for `@State` properties; the first view that has the property takes it.
    var overrides: [(name: String, source: String)] = []
    /// The values that `onChange`, `task(id:)` and their like compared last, by the identity of the modifier.
    var lastSeen: [String: Value] = [:]
    /// Objects that were made because no view sets them, by type.
    var objects: [String: Value] = [:]
    /// The objects that views observe by default, by the identity of the view and the name of the property.
    private var observed: [String: Value] = [:]
    /// The `onDisappear` actions of the views that stood there last, in their order.
    var disappearing: [(identity: String, action: Value?)] = []
    /// Modifiers that have appeared.
    var appeared: Set<String> = []
    /// The proxies of ScrollViewReaders, by the identity of the reader; they keep where they were told to scroll.
    private var scrollProxies: [String: ScrollProxyValue] = [:]
    private var scrollRequests = ""

    func hasBox(identity: String, property: String) -> Bool { boxes[identity + "#" + property] != nil }

    /// The storage for a property of the view with this identity; made from `initial` the first time.
    func box(identity: String, property: String, initial: Box) -> Box {
        let key = identity + "#" + property
        if let known = boxes[key] {
            discard(initial.value, for: known.value)
            return known
        }
        boxes[key] = initial
        order.append((property, initial))
        return initial
    }

    /// The object that a view with this identity observes by default: the one that was made first.
    func observed(identity: String, property: String, made object: Value) -> Value {
        let key = identity + "#" + property
        if let known = observed[key] {
            discard(object, for: known)
            return known
        }
        observed[key] = object
        return object
    }

    /// What an object does that was made for a place which has one already changes nothing that is shown.
    private func discard(_ made: Value, for known: Value) {
        guard case .object(let object) = made, object.isDefault else { return }
        if case .object(let held) = known, held === object { return }
        object.isDiscarded = true
    }

    /// The storage of the first property of a name; `nil` if no view has one.
    func box(named property: String) -> Box? { order.first { $0.property == property }?.box }

    /// The names of all properties, in the order in which they were met.
    var propertyNames: [String] { order.map(\.property) }

    /// The proxy of a reader.
    func scrollProxy(_ reader: String) -> ScrollProxyValue {
        if let known = scrollProxies[reader] { return known }
        let proxy = ScrollProxyValue()
        scrollProxies[reader] = proxy
        return proxy
    }

    /// Whether some proxy was told to scroll elsewhere since the last call.
    func takeScrollRequest() -> Bool {
        let requests = scrollProxies.sorted { $0.key < $1.key }.map { reader, proxy in
            "\(reader) \(proxy.target?.hashText ?? "") \(proxy.anchor?.hashText ?? "")"
        }.joined(separator: "\n")
        defer { scrollRequests = requests }
        return requests != scrollRequests && scrollProxies.values.contains { $0.target != nil }
    }
}
