/// The members of all native types by name, as they were recorded: to ask the types themselves, hundreds of them would have
/// to be made before the first answer.
///
/// `RECORD_MEMBERS=1 swift test --filter NativeMembersTests` records them anew.
public enum NativeMembers {
    /// The types that have a static member of a name.
    public enum Owner: Sendable, Hashable {
        case one(String)
        case several
    }

    /// Which types have a static constant or function of a name; `nil` if none has.
    public static func owner(ofStatic name: String) -> Owner? {
        statics.withUTF8Buffer { bytes in
            guard let type = entry(of: name, in: bytes) else { return nil }
            return type.isEmpty ? .several : .one(String(decoding: bytes[type], as: UTF8.self))
        }
    }

    /// Whether any type has a property or method of a name.
    public static func isMember(_ name: String) -> Bool {
        members.withUTF8Buffer { entry(of: name, in: $0) != nil }
    }

    /// Finds a name among entries in order, each a name, perhaps a colon and more, and a semicolon; gives what stands behind
    /// the colon.
    private static func entry(of name: String, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var low = 0
        var high = bytes.count
        while low < high {
            var start = (low + high) / 2
            while start > low, bytes[start - 1] != UInt8(ascii: ";") { start -= 1 }
            var end = start
            var nameEnd: Int?
            while bytes[end] != UInt8(ascii: ";") {
                if bytes[end] == UInt8(ascii: ":"), nameEnd == nil { nameEnd = end }
                end += 1
            }
            let known = bytes[start..<(nameEnd ?? end)]
            if known.elementsEqual(name.utf8) { return nameEnd.map { $0 + 1..<end } ?? end..<end }
            if known.lexicographicallyPrecedes(name.utf8) { low = end + 1 } else { high = start }
        }
        return nil
    }
}
