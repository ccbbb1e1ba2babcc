import Foundation
import LayoutEngine
import Testing
import TextMetrics

/// A width that was measured with Apple's San Francisco; see Data/widths.json for the sources.
struct RecordedWidth: Decodable, Sendable, CustomTestStringConvertible {
    var text: String
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

    /// The font of the record; what SwiftUI drew in macOS's default font has that one.
    var font: Font {
        let isDefault = platform == "macOS" && grid > 0 && size == 13
        return isDefault ? .platformDefault : .system(size: size, weight: FontWeight(rawValue: weight))
    }

    var system: Platform { platform == "macOS" ? .macOS : .iOS }

    /// The width that the tables give, not rounded.
    var measured: Double { font.resolved(platform: system).width(of: text) }
}
