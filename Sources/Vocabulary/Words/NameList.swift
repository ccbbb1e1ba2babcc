/// Names that are written in one text with spaces between them.
public enum NameList {
    /// The names in order. Cheaper than splitting by characters: some lists are read whenever the program starts.
    public static func names(in text: String) -> [String] {
        var text = text
        return text.withUTF8 { bytes in
            var names: [String] = []
            var start = 0
            for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: " ") {
                if end > start { names.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
                start = end + 1
            }
            return names
        }
    }
}
