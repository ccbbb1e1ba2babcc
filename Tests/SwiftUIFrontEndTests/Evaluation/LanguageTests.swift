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
        "AlgorithmTokenizer": "slices are arrays that count from 0",
        "ArrayRepeatingAndInit": "no unsafe buffers",
        "ArraySlicing": "slices are arrays that count from 0",
        "ArraySplitting": "slices are arrays that count from 0",
        "AsyncLetAndGroup": "no task groups",
        "AsyncSequenceLoop": "no asynchronous streams",
        "ClassStaticAndClassMembers": "not implemented",
        "DescriptionTypes": "optionals are flat",
        "DoubleDescription": "Float is a Double",
        "DoubleMembers": "not implemented",
        "DoublePrinting": "Float is a Double",
        "DynamicMemberLookup": "not implemented",
        "ErrorsResultType": "not implemented",
        "EvaluationOrder": "the value of an assignment is evaluated before its place",
        "FoundationMath": "the last digit of a cube root differs",
        "FoundationStringHelpers": "not implemented",
        "FunctionsOverloadLabels": "labels in references are dropped",
        "FunctionsOverloadReturn": "results do not choose overloads",
        "GenericConstraintOverloads": "constraints do not choose overloads",
        "GenericsTypes": "generic arguments are erased",
        "HashableSynthesis": "keys compare by their contents",
        "IntegerArithmetic": "all integers have 64 bits",
        "IntegerBitOperations": "all integers have 64 bits",
        "KeyPathsOptional": "optionals are flat",
        "LazyEvaluation": "lazy sequences are computed at once",
        "LiteralsOptionalArray": "optionals are flat",
        "MetatypesAndGenerics": "generic arguments are erased",
        "OptionalChaining": "not implemented",
        "OptionalMapFlatMap": "optionals are flat",
        "PropertyWrapperLocal": "no wrappers on local variables",
        "ProtocolExtensions": "members of extensions are always dispatched by the value",
        "RangesMembers": "not implemented",
        "ReducerPattern": "not implemented",
        "SequenceCustomIterator": "not implemented",
        "SequenceFunctions": "not implemented",
        "SetAlgebra": "not implemented",
        "StringInterpolation": "not implemented",
        "StringMutation": "not implemented",
        "StringUnicode": "scalars are characters",
        "SubstringSharing": "a Substring is a String",
        "UnicodeScalarsAndEmoji": "scalars are characters"
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
