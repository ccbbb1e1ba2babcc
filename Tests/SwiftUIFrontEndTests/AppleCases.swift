import Foundation
import LayoutEngine
import Testing

/// One case recorded from Apple's SwiftUI.
struct AppleCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Frame: Decodable, Sendable {
        var id: String
        var x: Double?
        var y: Double?
        var width: Double?
        var height: Double?
    }

    var id: String
    var feature: String
    var platform: String
    /// The proposal to the root, each part a number, `nil` or `inf`.
    var size: String
    var scale: Double?
    var prelude: String?
    var source: String
    var expected: [Frame]
    var tolerance: Double
    /// Sizes of bitmap images in points.
    var assets: [String: String]?

    var testDescription: String { id }

    private struct File: Decodable {
        var preludes: [String: String]
        var cases: [AppleCase]
    }

    private static let file: File = {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Data/apple-cases.json")
        do {
            return try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
        } catch {
            preconditionFailure("cannot read \(url.path): \(error)")
        }
    }()

    static let all = file.cases

    /// The prelude and the case as one source.
    var program: String { (prelude.flatMap { Self.file.preludes[$0] } ?? "") + source }

    var proposal: ProposedViewSize {
        let parts = size.split(separator: "x").map { $0 == "nil" ? nil : $0 == "inf" ? Double.infinity : Double($0) }
        return ProposedViewSize(width: parts[0], height: parts[1])
    }

    var assetSizes: [String: Size] {
        (assets ?? [:]).mapValues { text in
            let parts = text.split(separator: "x").compactMap { Double($0) }
            return Size(width: parts[0], height: parts[1])
        }
    }
}
