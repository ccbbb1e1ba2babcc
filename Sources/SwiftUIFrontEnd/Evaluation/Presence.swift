import Vocabulary

/// How a view fares with optionals and collections of other files. They count as nil and as empty; where nothing at all
/// would show, a value and one element are presumed.
struct Presence {
    /// Whether such a value is taken to be there.
    var isPresumed = false
    /// Whether one was asked for.
    var wasAsked = false
}

extension Interpreter {
    /// Whether what another file would give, asked for by an optional binding, is taken to be there.
    func presumes(_ value: Value) -> Bool {
        guard makesAssumptions, let outside = value.outside, outside.mayBeView else { return false }
        presence.wasAsked = true
        return presence.isPresumed
    }

    /// The one element that stands for those of a collection of another file. All cases of an enum are never none.
    func presumedElement(of value: Value) -> Value? {
        guard let outside = value.outside, presumes(value) || makesAssumptions && outside.isAllCases else { return nil }
        return .native(OutsideValue(outside.typeName + ".[]", isUnknown: true, mayBeView: true))
    }
}

extension OutsideValue {
    /// Whether the value is `allCases` of an enum of another file.
    fileprivate var isAllCases: Bool { mayBeView && typeName.hasSuffix(".allCases") }
}
