import CanonicalJSON
import Foundation
import RecipeModel
import SwiftUIFrontEnd

/// A file in a folder of recipes that was never meant to be one.
struct OtherFile {
    /// What it is, for people.
    let what: String

    /// `nil` for what is a recipe, or should be one and is told what is wrong with it.
    init?(_ path: String) {
        guard path.hasSuffix(".json") || path.hasSuffix(".md"), let bytes = FileManager.default.contents(atPath: path)
        else { return nil }
        if path.hasSuffix(".json") {
            guard let format = (try? JSON(parsing: String(decoding: bytes, as: UTF8.self)))?["format"]?.stringValue,
                Self.formats.contains(format)
            else { return nil }
            what = "a document of the format \(format)"
        } else {
            guard RecipeDocument(reading: bytes, name: path).isOnlyText else { return nil }
            what = "text without front matter and code"
        }
    }

    /// What this program writes beside recipes.
    private static let formats: Set = [JSONReport.format, "recipes.capture", StoredTree.format, "recipes.frames"]
}
