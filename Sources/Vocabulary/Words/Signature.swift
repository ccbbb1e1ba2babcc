/// The parameters of a function, as data.
///
/// The notation is Swift's parameter list with these extras: `content: @ViewBuilder` is a closure (or a view, where a
/// view is passed) whose views become children if the parameter is called `content`, else a slot of its name;
/// `A|B` is any of several types; `View` takes any view and makes a slot as well; `-> T` at the end gives the result's
/// type (a view or the receiver's own type where missing). Parameters with a default may be left out of a call.
public struct Signature: Sendable {
    public struct Parameter: Sendable {
        /// The label at the call; `nil` for `_`.
        public var label: String?
        public var name: String
        public var type: TypeName
        public var isViewBuilder: Bool
        public var isVariadic: Bool
        public var isInout: Bool
        public var isAutoclosure: Bool
        public var defaultText: String?
        public var hasDefault: Bool { defaultText != nil || isVariadic }
    }

    public var parameters: [Parameter]
    public var result: TypeName?
    /// The notation it was read from.
    public var text: String
}
