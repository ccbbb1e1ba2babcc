import Testing

@testable import Vocabulary

/// Lists of names and the labels of signatures, which are read whenever a type is first asked for.
struct NameListTests {
    @Test(arguments: [
        ("", []), (" ", []), ("one", ["one"]), ("one two", ["one", "two"]), (" one  two ", ["one", "two"]),
        ("größe Wert", ["größe", "Wert"])
    ]) func names(_ text: String, _ expected: [String]) {
        #expect(NameList.names(in: text) == expected)
    }

    /// An argument without a label is called by its name with an underscore in front.
    @Test(arguments: [
        ("()", []), ("(a: Int)", ["a"]), ("(_ a: Int)", ["_a"]), ("(a b: Int, c: Int)", ["a", "c"]),
        ("(_ a: [Int: Int] = [1, 2], b: (Int, Int) -> Void)", ["_a", "b"]),
        ("(a: Int = f(x, y), _ b: Int) -> Int", ["a", "_b"])
    ]) func labels(_ signature: String, _ expected: [String]) {
        #expect(NativeType.labels(of: signature) == expected)
    }

    @Test(
        arguments: [
            ("UInt8", .uint8), ("UInt", .uint), ("Int16", .int16), ("Int", nil), ("UInt128", nil), ("Item", nil),
            ("", nil)
        ] as [(String, SizedInteger.Kind?)]) func sizedIntegers(_ name: String, _ expected: SizedInteger.Kind?)
    {
        #expect(SizedInteger.Kind(name: name) == expected)
    }
}
