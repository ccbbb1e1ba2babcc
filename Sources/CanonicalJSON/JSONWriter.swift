/// Writes canonical JSON text from front to back, for documents that are not worth building as values first.
///
/// The caller writes the members of an object in the order of their keys.
public struct JSONWriter {
    public private(set) var bytes: [UInt8] = []
    /// Whether a comma comes before the next member or element.
    private var isBehindValue = false

    public init() {}

    /// What was written, as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Begins an object.
    public mutating func openObject() { open(UInt8(ascii: "{")) }
    public mutating func closeObject() { close(UInt8(ascii: "}")) }
    /// Begins an array; `element` comes before each value in it.
    public mutating func openArray() { open(UInt8(ascii: "[")) }
    public mutating func closeArray() { close(UInt8(ascii: "]")) }

    /// Begins a member; its value comes next.
    public mutating func key(_ key: String) {
        element()
        JSON.writeString(key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        isBehindValue = false
    }

    /// Begins an element of an array; its value comes next.
    public mutating func element() {
        if isBehindValue { bytes.append(UInt8(ascii: ",")) }
        isBehindValue = false
    }

    public mutating func string(_ text: String) {
        JSON.writeString(text, to: &bytes)
        isBehindValue = true
    }

    public mutating func value(_ json: JSON) {
        json.write(to: &bytes)
        isBehindValue = true
    }

    /// A value that was written elsewhere.
    public mutating func written(_ value: ArraySlice<UInt8>) {
        bytes.append(contentsOf: value)
        isBehindValue = true
    }

    private mutating func open(_ bracket: UInt8) {
        bytes.append(bracket)
        isBehindValue = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        isBehindValue = true
    }
}
