import Vocabulary

/// A stored property that something outside the interpreter fills or keeps: state, environment values, namespaces.
struct DynamicProperty {
    /// The wrapper of a property that holds dynamic properties of its own.
    static let nested = "DynamicProperty"

    let name: String
    /// The place among the fields of an instance.
    let index: Int
    /// The wrapper without `@`.
    let wrapper: String
    /// The wrapper's evaluated arguments.
    let arguments: [(label: String?, value: Value)]
    let type: TypeName?
    /// UTF-8 offsets of the property in the source.
    let range: Range<Int>
}
