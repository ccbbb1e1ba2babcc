import Testing

@testable import Vocabulary

@Suite struct LibraryNumberTests {
    let caller = LibraryCaller()

    @Test(
        arguments: [
            (1234.5, "1,234.5"), (0, "0"), (-1_234_567.891, "-1,234,567.891"), (0.1, "0.1"),
            (1e15, "1,000,000,000,000,000"),
            (1e-5, "0.00001"), (2.0 / 3, "0.666667"), (-0.0000001, "0"), (999, "999"),
            (1e21, "1,000,000,000,000,000,000,000")
        ] as [(Double, String)])
    func plainNumbers(number: Double, expected: String) {
        #expect(NumberFormatStyleValue(.number).text(of: number) == expected)
    }

    /// Half to even: 0.125 and 2.5 are exact halves; 1.005 is the shortest decimal of a slightly smaller double.
    @Test(arguments: [
        (0.125, 2, "0.12"), (0.375, 2, "0.38"), (2.5, 0, "2"), (3.5, 0, "4"), (1.005, 2, "1.00"), (9.999, 2, "10.00"),
        (99.95, 1, "100.0"), (0.004, 2, "0.00"), (0.006, 2, "0.01"), (0.5, 0, "0"), (1.5, 0, "2")
    ])
    func fractionLength(number: Double, digits: Int, expected: String) {
        var style = NumberFormatStyleValue(.number)
        style.fraction = digits...digits
        #expect(style.text(of: number) == expected)
    }

    @Test(arguments: [(0.256, "25.6%"), (1, "100%"), (0.123456, "12.3456%"), (-0.5, "-50%")])
    func percents(number: Double, expected: String) {
        #expect(NumberFormatStyleValue(.percent).text(of: number) == expected)
    }

    @Test(arguments: [
        (1234.5, "USD", "$1,234.50"), (0.5, "EUR", "€0.50"), (-3, "GBP", "-£3.00"), (1234.5, "JPY", "¥1,234"),
        (10, "CHF", "CHF\u{A0}10.00")
    ])
    func currencies(number: Double, code: String, expected: String) {
        #expect(NumberFormatStyleValue(.currency(code: code)).text(of: number) == expected)
    }

    @Test(arguments: [
        (999.0, "999"), (1200, "1.2K"), (12_345, "12K"), (999_999, "1M"), (1_500_000, "1.5M"), (0, "0"),
        (2_000_000_000, "2B")
    ])
    func compactNames(number: Double, expected: String) {
        var style = NumberFormatStyleValue(.number)
        style.notation = "compactName"
        #expect(style.text(of: number) == expected)
    }

    @Test func wholePercentsAreNotMultiplied() {
        #expect(Formatting.text(of: .int(25), style: NumberFormatStyleValue(.percent).asValue) == "25%")
        #expect(Formatting.text(of: .int(12_345)) == "12,345")
    }

    @Test func chainedNumberStyle() throws {
        let length = try caller.callStatic("NumberFormatStyleConfiguration.Precision", "fractionLength", ("_", .int(2)))
        let style = try caller.method(caller.constant("FormatStyle", "number"), "precision", ("_", length))
        #expect(Formatting.text(of: .double(3), style: style) == "3.00")
        let always = try caller.constant("NumberFormatStyleConfiguration.SignDisplayStrategy", "always")
        let signed = try caller.method(style, "sign", ("strategy", always))
        #expect(Formatting.text(of: .double(3), style: signed) == "+3.00")
    }

    @Test(arguments: [
        ("none", 1234.567, "1235"), ("decimal", 1234.5678, "1,234.568"), ("currency", 1234.5, "$1,234.50"),
        ("percent", 0.25, "25%"),
        ("ordinal", 22, "22nd"), ("ordinal", 113, "113th"), ("spellOut", 342, "three hundred forty-two")
    ])
    func formatters(style: String, number: Double, expected: String) throws {
        var formatter = try caller.make("NumberFormatter")
        try caller.set(&formatter, "numberStyle", caller.constant("NumberFormatter.Style", style))
        let value = try caller.make("NSNumber", ("value", .double(number)))
        #expect(String.converted(from: try caller.method(formatter, "string", ("from", value))) == expected)
    }

    @Test func formatterSettings() throws {
        var formatter = try caller.make("NumberFormatter")
        try caller.set(&formatter, "numberStyle", caller.constant("NumberFormatter.Style", "decimal"))
        try caller.set(&formatter, "minimumFractionDigits", .int(1))
        try caller.set(&formatter, "maximumFractionDigits", .int(1))
        #expect(String.converted(from: try caller.method(formatter, "string", ("for", .double(2)))) == "2.0")
        #expect(String.converted(from: try caller.get(formatter, "percentSymbol")) == "%")
    }

    /// 100 °C is 212 °F; a mile is 1.609344 km.
    @Test func measurements() throws {
        let boiling = MeasurementValue(value: 100, unit: Token("UnitTemperature", "celsius"))
        #expect(boiling.converted(to: Token("UnitTemperature", "fahrenheit")).text == "212°F")
        let mile = MeasurementValue(value: 1, unit: Token("UnitLength", "miles"))
        #expect(mile.converted(to: Token("UnitLength", "kilometers")).text == "1.61 km")
        #expect(mile.text(width: "wide") == "1 mile")
    }

    @Test(arguments: [(0.0, "Zero KB"), (1, "1 byte"), (999, "999 bytes"), (1500, "2 KB"), (1_500_000, "1.5 MB")])
    func byteCounts(bytes: Double, expected: String) {
        #expect(ByteCounts.text(of: bytes, style: "file") == expected)
    }
}
