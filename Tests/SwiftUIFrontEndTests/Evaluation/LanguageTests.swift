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
        "AnyOptionalsInside": "a generic parameter does not tell that its argument is optional",
        "ArrayRepeatingAndInit": "no unsafe buffers",
        "ChunksAndWindows": "a slice that starts at 0 is an array",
        "ConditionalConformanceChains": "members of constrained extensions are chosen by name alone",
        "DeinitOrder": "`deinit` does not run",
        "DeinitScopes": "`deinit` does not run",
        "DeinitSubclass": "`deinit` does not run",
        "DynamicMemberCounted": "a dynamic member is read more than once where it is changed",
        "DynamicMemberMore": "no `@dynamicCallable`; dynamic members are not chosen by their result",
        "GenericResultOnly": "a generic result that only another generic function shows",
        "NestedGenericsTree": "a chain that ends in a generic property does not show as an optional",
        "OptionalsEverywhere": "the results of some methods do not show as optionals",
        "ParameterPacksPlain": "no parameter packs",
        "ProtocolWitnessOverloads": "an overload for `any CustomStringConvertible` is not preferred",
        "ResultChains": "an implicit member in the closure of `map` in front of `??`",
        "StaticDispatchThroughGeneric": "a generic parameter that no value shows has no static members",
        "SubstringIndicesShared": "the result of `map` on an optional place does not show as one",
        "UnicodeAndIndices": "the result of `map` on an optional place does not show as one",
        "UnownedParent": "`deinit` does not run",
        "WeakCaptureTimer": "weak references keep their object",
        "WeakDelegate": "weak references keep their object",
        "WeakUnownedCaptures": "`deinit` does not run, and weak references keep their object"
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
