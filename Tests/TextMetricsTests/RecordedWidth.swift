import Foundation
import LayoutEngine
import Testing
import TextMetrics

/// A width that was measured with Apple's San Francisco; see Data/widths.json for the sources.
struct RecordedWidth: Decodable, Sendable, CustomTestStringConvertible {
    /// A further part of the text in another size.
    struct Part: Decodable, Sendable {
        var text: String
        var size: Double
    }

    var text: String
    var then: [Part]?
    var weight: String
    var size: Double
    var platform: String
    var width: Double
    /// Pixels per point of the grid that the width was rounded up to; 0 if it was not rounded.
    var grid: Double
    var source: String

    var testDescription: String { "\(text) \(weight) \(size) \(platform)" }

    static let all: [RecordedWidth] = {
        guard let url = Bundle.module.url(forResource: "widths", withExtension: "json", subdirectory: "Data"),
            let data = try? Data(contentsOf: url),
            let records = try? JSONDecoder().decode([RecordedWidth].self, from: data)
        else { return [] }
        return records
    }()

    var system: Platform { platform == "macOS" ? .macOS : .iOS }

    /// The text; what SwiftUI drew in macOS's default font has that one.
    var runs: [TextRun] {
        ([Part(text: text, size: size)] + (then ?? [])).map { part in
            let isDefault = platform == "macOS" && grid > 0 && part.size == 13
            let font = Font.system(size: part.size, weight: FontWeight(rawValue: weight))
            return TextRun(part.text, font: isDefault ? .platformDefault : font)
        }
    }

    /// The width that the tables give, not rounded.
    var measured: Double { runs.reduce(0) { $0 + $1.font.resolved(platform: system).width(of: $1.string) } }
}
