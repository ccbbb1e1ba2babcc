import Diagnostics
import Foundation
import LayoutEngine
import Testing
import Vocabulary

@testable import SwiftUIFrontEnd

/// The law of stored trees: what is written down gives the same frames again, in every window.
@Suite struct StoredTreeTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// Windows and settings other than the usual ones.
    private static let settings: [LayoutOptions] = [
        LayoutOptions(layoutDirection: .rightToLeft, dynamicTypeSize: "xSmall"),
        LayoutOptions(
            size: ProposedViewSize(width: 320, height: 568), scale: 2,
            safeArea: EdgeInsets(top: 20, leading: 0, bottom: 11, trailing: 0), dynamicTypeSize: "accessibility2"),
        LayoutOptions(size: ProposedViewSize(width: nil, height: nil), environment: [("colorScheme", ".dark")]),
        LayoutOptions(size: ProposedViewSize(width: 844, height: nil), layoutDirection: .rightToLeft)
    ]

    private static func snippet(_ file: String) throws -> Snippet {
        let url = folder.appendingPathComponent("Corpus").appendingPathComponent(file)
        return Snippet(SourceText(name: file, text: try String(contentsOf: url, encoding: .utf8)))
    }

    @Test func everyTreeOfTheCorpusStandsByItself() throws {
        let runner = TreeRunner()
        var count = 0
        for file in CorpusTests.files {
            let snippet = try Self.snippet(file)
            for candidate in snippet.candidates {
                guard let entry = candidate.entry,
                    let trip = TreeTrip(snippet, LayoutOptions(entry: entry), runner: runner)
                else { continue }
                count += 1
                if let loss = trip.loss { Issue.record("\(file): \(candidate.name): \(loss)") }
            }
        }
        #expect(count >= 260)
    }

    /// The first view of each file with one of the other settings in turn, after its first switch was thrown.
    @Test func treesHoldInOtherWindowsAndStates() throws {
        let runner = TreeRunner()
        var count = 0
        var states = 0
        for (index, file) in CorpusTests.files.enumerated() {
            let snippet = try Self.snippet(file)
            guard let entry = snippet.candidates.compactMap(\.entry).first else { continue }
            var options = Self.settings[index % Self.settings.count]
            options.entry = entry
            if let state = snippet.source.text.firstMatch(of: /@State (?:private )?var (\w+) = (true|false)/) {
                var switched = options
                switched.steps = [
                    .state(name: String(state.output.1), source: state.output.2 == "true" ? "false" : "true")
                ]
                if let trip = TreeTrip(snippet, switched, runner: runner) {
                    states += 1
                    if let loss = trip.loss { Issue.record("\(file), \(state.output.1): \(loss)") }
                    continue
                }
            }
            guard let trip = TreeTrip(snippet, options, runner: runner) else { continue }
            count += 1
            if let loss = trip.loss { Issue.record("\(file): \(loss)") }
        }
        #expect(count >= 150)
        #expect(states >= 40)
    }

    @Test(arguments: AppleCase.all) func treesOfRecordedCasesStandByThemselves(_ recorded: AppleCase) throws {
        let platform: Platform = recorded.platform == "iOS" ? .iOS : .macOS
        let trip = TreeTrip(
            Snippet(SourceText(name: recorded.id, text: recorded.program), platform: platform),
            LayoutOptions(
                entry: "Case()", size: recorded.proposal, scale: 2, platform: platform, assets: recorded.assetSizes))
        #expect(try #require(trip).loss == nil)
    }

    @Test(arguments: RuleCase.all) func treesOfRulesStandByThemselves(_ rule: RuleCase) throws {
        let snippet = Snippet(SourceText(name: "case.swift", text: rule.source), platform: rule.options.platform)
        #expect(try #require(TreeTrip(snippet, rule.layoutOptions)).loss == nil)
    }

    @Test(arguments: WordExampleTests.examples)
    func treesOfExamplesStandByThemselves(_ example: WordExampleTests.Example) throws {
        let snippet = Snippet(SourceText(name: "example.swift", text: example.program))
        #expect(try #require(TreeTrip(snippet, LayoutOptions())).loss == nil)
    }

    @Test(arguments: 0..<120) func treesOfRandomViewsStandByThemselves(_ seed: Int) throws {
        let source = RandomViewSource.program(seed: UInt64(seed))
        let snippet = Snippet(SourceText(name: "random.swift", text: source))
        for settings in [LayoutOptions(), Self.settings[seed % Self.settings.count]] {
            var options = settings
            options.entry = "Sample()"
            let trip = TreeTrip(snippet, options)
            if trip == nil {
                Issue.record("\(snippet.layOut(options).diagnostics.map(\.message)) in:\n\(source)")
            } else if let loss = trip?.loss {
                Issue.record("\(loss) in:\n\(source)")
            }
        }
    }
}
