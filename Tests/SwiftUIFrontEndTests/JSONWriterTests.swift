import CanonicalJSON
import Testing

/// Text that is written from front to back is what the values give.
@Suite struct JSONWriterTests {
    struct Case: Sendable {
        var text: String
        var write: @Sendable (inout JSONWriter) -> Void

        init(_ text: String, _ write: @escaping @Sendable (inout JSONWriter) -> Void) {
            self.text = text
            self.write = write
        }
    }

    // RFC 8259, without blanks: a comma between two members or elements, none before the first and none after the last.
    static let cases: [Case] = [
        Case("") { _ in },
        Case("{}") {
            $0.openObject()
            $0.closeObject()
        },
        Case("[]") {
            $0.openArray()
            $0.closeArray()
        },
        Case(#"{"a":"x","b":[1,"y",{}],"c":null}"#) {
            $0.openObject()
            $0.key("a")
            $0.string("x")
            $0.key("b")
            $0.openArray()
            $0.element()
            $0.value(1)
            $0.element()
            $0.string("y")
            $0.element()
            $0.openObject()
            $0.closeObject()
            $0.closeArray()
            $0.key("c")
            $0.value(nil)
            $0.closeObject()
        },
        Case("[[],[[]],[]]") {
            $0.openArray()
            for depth in [1, 2, 1] {
                $0.element()
                for _ in 0..<depth { $0.openArray() }
                for _ in 0..<depth { $0.closeArray() }
            }
            $0.closeArray()
        },
        // What was written elsewhere is copied as it is, and is a value like any other.
        Case(#"{"a":{"z":0},"b":true}"#) {
            var other = JSONWriter()
            other.openObject()
            other.key("z")
            other.value(0)
            other.closeObject()
            $0.openObject()
            $0.key("a")
            $0.written(other.bytes[...])
            $0.key("b")
            $0.value(true)
            $0.closeObject()
        },
        Case(#"{"q\"\\":"line\nend"}"#) {
            $0.openObject()
            $0.key("q\"\\")
            $0.string("line\nend")
            $0.closeObject()
        }
    ]

    @Test(arguments: cases.indices)
    func texts(_ index: Int) throws {
        let test = Self.cases[index]
        var writer = JSONWriter()
        test.write(&writer)
        #expect(writer.text == test.text)
        // Keys in order and no blanks: the canonical text of the value that it reads as.
        if !test.text.isEmpty { #expect(try JSON(parsing: test.text).text() == test.text) }
    }
}
