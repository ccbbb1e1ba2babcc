import CanonicalJSON
import Foundation
import RecipeModel
import Testing

@testable import RecipeModel
@testable import RecipeService

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads XML and keeps what the tests look at.
private final class XMLReader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) { elements.append((name, attributes)) }

    /// The elements, or `nil` if the text is not well-formed.
    static func elements(of text: String) -> [(name: String, attributes: [String: String])]? {
        let reader = XMLReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        return parser.parse() ? reader.elements : nil
    }
}

@Test func junitIsWellFormedAndCounts() throws {
    let elements = try #require(XMLReader.elements(of: JUnitReport.text(of: Fixture.everyState)))
    let suite = try #require(elements.first { $0.name == "testsuite" })
    // pass, fail, error, unsupported, unchecked, xfail and an unexpected pass, which only --strict takes for a failure.
    #expect(suite.attributes["tests"] == "7")
    #expect(suite.attributes["failures"] == "2")
    #expect(suite.attributes["errors"] == "2")
    #expect(suite.attributes["skipped"] == "1")
    for kind in ["failure", "error", "skipped"] {
        #expect(
            elements.count { $0.name == kind } == Int(suite.attributes[kind == "skipped" ? kind : kind + "s"] ?? ""))
    }
    var strict = Fixture.everyState
    strict.isStrict = true
    let other = try #require(XMLReader.elements(of: JUnitReport.text(of: strict)))
    #expect(other.first { $0.name == "testsuite" }?.attributes["failures"] == "3")
}

@Test func sarifFollowsTheStandard() throws {
    let schema = try JSON(parsing: try Fixture.data("sarif-2.1.0-part.schema.json"))
    let document = try JSON(parsing: SARIFReport.text(of: Fixture.everyState))
    #expect(SchemaValidator(schema: schema).problems(in: document).map(\.pathText) == [])
    let run = document["runs"]?.arrayValue?.first
    let rules = run?["tool"]?["driver"]?["rules"]?.arrayValue?.compactMap { $0["id"]?.stringValue } ?? []
    let results = run?["results"]?.arrayValue ?? []
    #expect(results.count == 5)
    for result in results {
        let index = try #require(result["ruleIndex"]?.numberValue)
        #expect(rules[Int(index)] == result["ruleId"]?.stringValue)
    }
}

/// What GitHub's code scanning demands of a file beyond the standard, after its documentation of SARIF support: the
/// properties that it calls required, and its limits.
@Test("GitHub's code scanning takes the report", arguments: [false, true])
func sarifIsTakenByCodeScanning(isOfDocuments: Bool) throws {
    var report = Fixture.everyState
    for index in report.recipes.indices where isOfDocuments {
        report.recipes[index].document = "./recipes/a folder/ü%.md"
        for place in report.recipes[index].expectations.indices {
            for number in report.recipes[index].expectations[place].mismatches.indices {
                report.recipes[index].expectations[place].mismatches[number].line = 34
            }
        }
        if !report.recipes[index].diagnostics.isEmpty { report.recipes[index].diagnosticLines = [0: 7] }
    }
    let text = SARIFReport.text(of: report)
    #expect(text.utf8.count < 10_000_000)
    let document = try JSON(parsing: text)
    #expect(document["version"] == "2.1.0")
    #expect(document["$schema"]?.stringValue?.hasSuffix("sarif-2.1.0.json") == true)
    let runs = try #require(document["runs"]?.arrayValue)
    #expect((1...20).contains(runs.count))
    for run in runs {
        let driver = try #require(run["tool"]?["driver"])
        #expect(driver["name"]?.stringValue?.isEmpty == false)
        let rules = try #require(driver["rules"]?.arrayValue)
        #expect(rules.count <= 25_000)
        for rule in rules {
            #expect((rule["id"]?.stringValue?.count ?? 0) > 0 && (rule["id"]?.stringValue?.count ?? 256) <= 255)
            for name in ["shortDescription", "fullDescription", "help"] {
                let words = try #require(rule[name]?["text"]?.stringValue, "\(name)")
                #expect((1...1_024).contains(words.count))
            }
        }
        #expect(Set(rules.compactMap { $0["id"]?.stringValue }).count == rules.count)
        let results = try #require(run["results"]?.arrayValue)
        #expect(results.count == 5 && results.count <= 25_000)
        var lines: [Double] = []
        for result in results {
            #expect(result["message"]?["text"]?.stringValue?.isEmpty == false)
            #expect(result["partialFingerprints"]?["primaryLocationLineHash"]?.stringValue?.isEmpty == false)
            let locations = try #require(result["locations"]?.arrayValue)
            #expect((1...1_000).contains(locations.count))
            let physical = try #require(locations[0]["physicalLocation"])
            let uri = try #require(physical["artifactLocation"]?["uri"]?.stringValue)
            #expect(!uri.isEmpty && !uri.contains("..") && !uri.hasPrefix("/") && !uri.contains(" "))
            #expect(URL(string: uri) != nil)
            if isOfDocuments { #expect(uri == "recipes/a%20folder/%C3%BC%25.md") }
            let line = try #require(physical["region"]?["startLine"]?.numberValue)
            #expect(line >= 1 && line == line.rounded())
            lines.append(line)
        }
        // The error's diagnostic is about line 7, the two mismatches about 34, the others about the whole document.
        #expect(lines.sorted() == (isOfDocuments ? [1, 1, 7, 34, 34] : [1, 1, 1, 1, 1]))
    }
}

@Test func annotationsNameTheDocumentAndTheLine() {
    var report = Fixture.everyState
    for index in report.recipes.indices { report.recipes[index].document = "recipes/a,b:c.md" }
    for line in GitHubReport.text(of: report).split(separator: "\n").dropLast() {
        #expect(line.contains(" file=recipes/a%2Cb%3Ac.md,line=1,title="))
    }
}

@Test func theJSONReportFollowsItsSchemaAndReadsBack() throws {
    var report = Fixture.everyState
    report.isStrict = true
    report.recipes[1].document = "recipes/row.md"
    report.recipes[1].expectations[0].mismatches[0].line = 12
    report.recipes[2].diagnosticLines = [0: 3]
    report.recipes[2].basis.outdated = 2
    let text = JSONReport.text(of: report)
    #expect(SchemaValidator(schema: JSONReport.schema).problems(in: try JSON(parsing: text)).map(\.pathText) == [])
    #expect(try JSONReport.read(text, name: "report") == report)
}

@Test(
    "what is no report says where",
    arguments: [
        ("[]", "format is missing"), ("{\"format\":\"x\"}", "format is not recipes.validation"), ("{", "not JSON"),
        ("{\"format\":\"recipes.validation\",\"version\":2}", "version 2"),
        (
            "{\"format\":\"recipes.validation\",\"version\":1,\"recipes\":[{\"slug\":1}]}",
            "recipes[0].slug is not a text"
        )
    ])
func badReportsAreRefused(text: String, message: String) {
    let error = #expect(throws: InputError.self) { try JSONReport.read(text, name: "r.json") }
    #expect(error?.diagnostics.first?.message.contains(message) == true)
}

@Test func tapIsReadByProve() throws {
    func prove(_ report: ValidationReport) throws -> Int32 {
        try Fixture.withFolder { folder in
            let path = folder + "/report.tap"
            try TAPReport.text(of: report).write(toFile: path, atomically: true, encoding: .utf8)
            return try Fixture.run(["prove", "-e", "cat", path]).code
        }
    }
    #expect(try prove(Fixture.everyState) != 0)
    #expect(try prove(Fixture.nothing) != 0)
    for state in ValidationState.allCases {
        var report = Fixture.everyState
        report.recipes.removeAll { $0.state != state }
        #expect(try prove(report) == (report.isSuccess ? 0 : 1), "\(state)")
    }
    var allowed = Fixture.nothing
    allowed.allowsEmpty = true
    #expect(try prove(allowed) == 0)
}

@Test func annotationsAreOneLineEach() {
    let lines = GitHubReport.text(of: Fixture.everyState).split(separator: "\n")
    // All but the pass, and the summary.
    #expect(lines.count == 7)
    for line in lines.dropLast() {
        #expect(["::error title=", "::notice title="].contains { line.hasPrefix($0) })
    }
    #expect(lines.dropLast().count { $0.hasPrefix("::error") } == 4)
    #expect(GitHubReport.text(of: Fixture.nothing).hasPrefix("::error"))
}

@Test func theHTMLPageCarriesNothingHostile() throws {
    let page = HTMLReport.text(of: Fixture.everyState)
    #expect(!page.contains("<script"))
    #expect(!page.contains("\u{1B}"))
    #expect(!page.contains("\u{202E}"))
    #expect(page.contains("default-src 'none'"))
    #expect(page.contains("prefers-color-scheme: dark"))
    // Addresses may only be those of names.
    #expect(page.replacing("http://www.w3.org/2000/svg", with: "").contains("://") == false)
    #expect(page.contains("class=\"expected\"") && page.contains("class=\"off\""))
    for part in page.components(separatedBy: "<svg").dropFirst() {
        let picture = "<svg" + part.components(separatedBy: "</svg>")[0] + "</svg>"
        #expect(XMLReader.elements(of: picture) != nil)
    }
    #expect(HTMLReport.text(of: Fixture.nothing).contains("Failed."))
}

@Test func theStepSummaryEscapesItsTable() {
    let page = StepSummary.text(of: Fixture.everyState)
    #expect(!page.contains("<script"))
    for line in page.split(separator: "\n") where line.hasPrefix("| fail") {
        #expect(line.replacing("\\|", with: "").count { $0 == "|" } == 4)
    }
    #expect(page.hasPrefix("### ❌"))
    #expect(StepSummary.text(of: Fixture.nothing).hasPrefix("### ❌"))
}

@Test func wideTerminalsShowBothSides() {
    var recipe = Fixture.row()
    recipe.expectations[0].frames[1].x = 157
    let report = Validator().validate([Validator.Subject(recipe: recipe)], threads: 1)
    let narrow = TextReport.text(of: report, color: false, width: 80)
    #expect(narrow.contains("second.x: expected 157, got 165, +8"))
    let wide = TextReport.text(of: report, color: false, width: 140)
    #expect(wide.contains("second │ 157 40 30x20 │ 165 40 30x20 ◀ x +8"))
    #expect(wide.contains("first  │ 105 30 50x40 │ ="))
    // 10 wider in the middle is 5 further left, which follows and is not marked; at 60 columns that stands below.
    recipe.expectations[0].frames = [ExpectedFrame(node: "first", x: 110, width: 40)]
    let followed = Validator().validate([Validator.Subject(recipe: recipe)], threads: 1)
    #expect(
        TextReport.text(of: followed, color: false, width: 140).contains("105 30 50x40 x -5; ◀ width +10, 1 follow\n"))
    let table = SideBySide(followed.recipes[0].expectations[0], color: false, width: 60)
    #expect(table?.text.contains("x -5\n") == true)
    #expect(!wide.contains("\u{1B}"))
    #expect(wide.split(separator: "\n").allSatisfy { $0.count <= 140 })
    #expect(TextReport.text(of: Fixture.everyState, color: false, width: 140).contains("\u{1B}") == false)
}

@Test func fidelityIsOnlyWholeIfAllAgree() {
    let right = ExpectationResult(
        scenario: "s", provenance: Provenance(origin: .apple, os: "iOS 26.0"), state: .fail,
        mismatches: [
            FrameMismatch(node: "n", path: "n", field: .x, expected: 0, got: 1, delta: 1, nodeIndex: 0)
        ], compared: 2_000)
    let report = ValidationReport(
        engineVersion: "1", recipes: [RecipeResult(slug: "a", title: "A", expectations: [right])])
    // 1,999 of 2,000 are 99.95 %.
    #expect(TextReport.summary(of: report).contains("fidelity to Apple's 99.9 %"))
}

@Test("any split into shards merges to the same bytes", arguments: 1...6)
func shardsMerge(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
    let whole = Validator().validate(Fixture.rows(17), threads: 1)
    let count = 1 + next(5)
    var parts = Array(repeating: [RecipeResult](), count: count)
    for recipe in whole.recipes { parts[next(count)].append(recipe) }
    let texts = parts.map { recipes in
        var part = ValidationReport(engineVersion: whole.engineVersion, recipes: recipes)
        // A shard without a recipe of its own is no failure.
        part.allowsEmpty = recipes.isEmpty
        return JSONReport.text(of: part)
    }
    let read = try texts.enumerated().map { (name: "\($0)", report: try JSONReport.read($1, name: "\($0)")) }
    let merged = try ReportMerge.merge(read.reversed())
    for format in ReportFormats.all { #expect(format.text(of: merged) == format.text(of: whole), "\(format.kind)") }
}

@Test func mergingRefusesWhatDoesNotGoTogether() throws {
    let one = Validator().validate(Fixture.rows(2), threads: 1)
    var other = one
    other.engineVersion = "0.0.0"
    let error = #expect(throws: InputError.self) { try ReportMerge.merge([("a", one), ("b", other)]) }
    #expect(error?.diagnostics.map(\.id) == ["other-engine", "recipe-twice", "recipe-twice"])
    #expect(throws: InputError.self) { try ReportMerge.merge([]) }
}

/// Formats that show one line of a recipe show what made it fail, not what it is warned of besides.
@Test func whatFailsStandsBeforeWarnings() throws {
    var recipe = Fixture.row()
    recipe.expectations[0].frames[0].x = 104
    recipe.snippet = recipe.snippet.replacing(
        "Color.red.frame(width: 50, height: 40)", with: "Button { } label: { Color.red.frame(width: 50, height: 40) }")
    let report = Validator(lints: true).validate([Validator.Subject(recipe: recipe)], threads: 1)
    let warning = "first is 50x40, targets should be at least 44x44 (in plain) [small-target]"
    let lines = ReportLines.lines(of: report.recipes[0])
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("plain: first.x expected 104, got 105") == true)
    #expect(lines.last == "warning: " + warning)
    #expect(JUnitReport.text(of: report).contains("message=\"plain: first.x expected 104"))
    let text = TextReport.text(of: report)
    let failure = try #require(text.range(of: "first.x: expected 104"))
    let remark = try #require(text.range(of: warning))
    #expect(failure.upperBound < remark.lowerBound)
}
