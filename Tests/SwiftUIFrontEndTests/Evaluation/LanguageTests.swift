import Foundation
import Testing

@testable import SwiftUIFrontEnd

/// Every program of `Tests/Language` prints what the compiler's build of it printed.
@Suite struct LanguageTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Language")

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    }()

    /// What differs from Swift, and why.
    static let differences: [String: String] = [
        "ArrayRepeatingAndInit": "no unsafe buffers",
        "FoundationMath": "the last digit of a cube root differs",
        "OptionalMapFlatMap": "an optional in an Any is not wrapped again",
        "SubstringSharing": "a Substring is a String"
    ]

    @Test(arguments: names)
    func printsWhatTheCompilerPrints(name: String) throws {
        let source = try String(contentsOf: Self.folder.appendingPathComponent(name + ".swift"), encoding: .utf8)
        let expected = try String(contentsOf: Self.folder.appendingPathComponent(name + ".expected"), encoding: .utf8)
        let outcome = ProgramRunner.run(source)
        if let reason = Self.differences[name] {
            withKnownIssue("\(reason)") {
                #expect(outcome.diagnostics.isEmpty)
                #expect(outcome.printed == expected)
            }
        } else {
            #expect(outcome.diagnostics.isEmpty)
            #expect(outcome.printed == expected)
        }
    }
}
