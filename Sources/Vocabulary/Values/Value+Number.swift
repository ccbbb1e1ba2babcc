extension Value {
    /// The number that the value is, through boxes and bindings; `nil` for anything else.
    public var asNumber: Double? {
        switch self {
        case .int(let number): Double(number)
        case .double(let number): number
        case .box(let box): box.value.asNumber
        case .native(let number as SizedInteger): number.double
        case .native(let number as FloatValue): Double(number.number)
        default: nil
        }
    }
}
