import Foundation
import Testing
import Vocabulary

@testable import SwiftUIFrontEnd

/// The recorded members are those that the types have. `RECORD_MEMBERS=1 swift test --filter NativeMembersTests` records them
/// anew.
@Suite struct NativeMembersTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/SwiftUIFrontEnd/Evaluation/NativeMembers+Recorded.swift")

    @Test func recordIsFresh() throws {
        let expected = Self.text()
        if ProcessInfo.processInfo.environment["RECORD_MEMBERS"] == "1" {
            try expected.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        let found = try String(contentsOf: Self.file, encoding: .utf8)
        let pairs = zip(found.split(separator: "\n"), expected.split(separator: "\n"))
        let difference = pairs.first { $0 != $1 }.map { "found `\($0)`, expected `\($1)`" } ?? "the lengths differ"
        #expect(found == expected, "record the native members anew: \(difference)")
    }

    @Test func everyNameIsFound() {
        for (name, types) in Self.owners {
            #expect(NativeMembers.owner(ofStatic: name) == (types.count == 1 ? .one(types[0]) : .several), "\(name)")
            #expect(NativeMembers.owner(ofStatic: name + "x") == Self.owners[name + "x"].map { _ in .several })
        }
        for name in Self.members { #expect(NativeMembers.isMember(name), "\(name)") }
    }

    @Test(arguments: ["", ":", ";", "aa", "zzz", "Color", "re", "redd", "red;", "red:Color", "é"])
    func othersAreNot(_ name: String) {
        #expect(NativeMembers.owner(ofStatic: name) == nil)
        #expect(!NativeMembers.isMember(name))
    }

    private static let types = NativeLibrary.typeNames.compactMap { name in
        NativeLibrary.type(named: name).map { (name, $0) }
    }

    private static let owners: [String: [String]] = {
        var owners: [String: [String]] = [:]
        for (name, type) in types {
            for member in Array(type.constants.keys) + Array(type.staticFunctions.keys) {
                owners[member, default: []].append(name)
            }
        }
        return owners
    }()

    private static let members = Set(types.flatMap { Array($0.1.properties.keys) + Array($0.1.methods.keys) })

    private static func text() -> String {
        let statics = owners.keys.sorted().map { name in
            name + ":" + (owners[name]?.count == 1 ? owners[name]?[0] ?? "" : "") + ";"
        }
        return """
            /// The names, recorded from the types; see `NativeMembers`.
            extension NativeMembers {
                /// Static members with the type that has them, or none where several types have.
                static let statics: StaticString = \"""
            \(lines(statics))
                    \"""

                /// Properties and methods.
                static let members: StaticString = \"""
            \(lines(members.sorted().map { $0 + ";" }))
                    \"""
            }

            """
    }

    /// Entries side by side on lines of one text.
    private static func lines(_ entries: [String]) -> String {
        var lines: [String] = []
        var line = ""
        for entry in entries {
            if line.count + entry.count > 108 {
                lines.append(line)
                line = ""
            }
            line += entry
        }
        return (lines + [line]).map { "        " + $0 }.joined(separator: "\\\n")
    }
}
