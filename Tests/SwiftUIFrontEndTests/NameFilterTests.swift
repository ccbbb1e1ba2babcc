import Testing

@testable import SwiftUIFrontEnd

@Suite struct NameFilterTests {
    // A filter may err in one direction only; where it errs is known from its rule: 7 · length + 5 · first + last, of
    // which the lowest six bits count.
    @Test func whatIsInIsNeverDenied() {
        let names = ["", "a", "é", "VStack", "frame", "日本", String(repeating: "x", count: 300)]
        var filter = NameFilter()
        for name in names { #expect(!filter.mayContain(name), "\(name) in an empty filter") }
        for name in names { filter.insert(name) }
        for name in names { #expect(filter.mayContain(name), "\(name)") }
    }

    @Test(arguments: [
        // Same length, first and last letter: never told apart.
        ("frame", "fxxxe", true),
        // a: 7 + 5 · 97 + 97 = 589, so 13; b: 7 + 5 · 98 + 98 = 595, so 19.
        ("a", "b", false),
        // aa: 14 + 485 + 97 = 596, so 20; ab: 597, so 21.
        ("aa", "ab", false),
        // c: 7 + 5 · 99 + 99 = 601, so 25; ae: 14 + 485 + 101 = 600, so 24; af: 601, so 25.
        ("c", "ae", false), ("c", "af", true),
        // The empty name has the number 0; @: 7 + 5 · 64 + 64 = 391, so 7.
        ("", "@", false)
    ])
    func whatIsOutIsMostlyDenied(_ inside: String, _ asked: String, _ answer: Bool) {
        var filter = NameFilter()
        filter.insert(inside)
        #expect(filter.mayContain(asked) == answer)
    }
}
