import Vocabulary

/// A `Data` whose bytes the program made.
struct DataValue: NativeValue, Hashable {
    let bytes: [UInt8]

    var typeName: String { "Data" }
    var debugText: String { "\(bytes.count) bytes" }
    var text: String { String(decoding: bytes, as: UTF8.self) }

    init(_ text: String) { bytes = Array(text.utf8) }
    init(bytes: [UInt8]) { self.bytes = bytes }
}
