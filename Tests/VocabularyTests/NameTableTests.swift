import Testing

@testable import Vocabulary

/// The tables of names that do without Swift's dictionaries.
@Suite struct NameTableTests {
    /// Two names of one hash. The last step of the hash can be taken back, so the second half of the second name was
    /// worked out from the halves of the first: `w2' = h(w1) ^ h(w1') ^ w2`, for the first `w1'` where it is text.
    private static let twins = ["paddingAlignment", "xbhncrbf4N.]]LKN"]

    @Test func twinsHaveOneHash() {
        #expect(Self.twins[0].nameHash == Self.twins[1].nameHash)
    }

    @Test(arguments: [
        // Every number of bytes in the last word, the empty name, and names that differ in one byte at either end.
        ["", "a", "ab", "abc", "abcd", "abcde", "abcdef", "abcdefg", "abcdefgh", "abcdefghi", "bbcdefgh", "abcdefgz"],
        ["a\0", "\0a", "\0", "é", "e\u{301}x", "日本"],
        twins
    ])
    func aTableAndAFewValuesKeepNamesApart(_ names: [String]) {
        var table = NameTable<Int>()
        var few = NamedValues<Int>()
        for (number, name) in names.enumerated() {
            #expect(table[name] == nil)
            #expect(few[name] == nil)
            table.set(number, for: name)
            few[name] = number
        }
        #expect(names.map { table[$0] } == Array(names.indices))
        #expect(names.map { few[$0] } == Array(names.indices))
        #expect(table.names == names)
    }

    @Test(arguments: [0, 1, 8, 100])
    func aTableGrows(_ capacity: Int) {
        var table = NameTable<Int>(minimumCapacity: capacity)
        let names = (0..<1_000).map { "name\($0)" }
        for (number, name) in names.enumerated() { table.set(number, for: name) }
        for name in names { table.set((table[name] ?? 0) + 1, for: name) }
        // Set again, a name keeps its place and has its new value.
        #expect(table.names == names)
        #expect(names.map { table[$0] } == (1...1_000).map(Optional.some))
        #expect(table["name1000"] == nil)
    }

    @Test func valuesAreTakenOut() {
        var values = NamedValues<Int>()
        values["absent"] = nil
        for (number, name) in (Self.twins + ["third"]).enumerated() { values[name] = number }
        let before = values
        // The first of two with one hash: the other stays.
        values[Self.twins[0]] = nil
        #expect([Self.twins[0], Self.twins[1], "third"].map { values[$0] } == [nil, 1, 2])
        values[Self.twins[0]] = 7
        values["third"] = 8
        #expect([Self.twins[0], Self.twins[1], "third"].map { values[$0] } == [7, 1, 8])
        // A copy is one of its own.
        #expect([Self.twins[0], Self.twins[1], "third"].map { before[$0] } == [0, 1, 2])
    }
}
