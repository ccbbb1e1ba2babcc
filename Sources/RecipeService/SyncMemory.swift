import CanonicalJSON
import Foundation
import RecipeModel

/// What a store and its folders agreed on last: a hash for each recipe, in a file beside the store.
///
/// It does not lie in the folder, since a folder may be shared by several stores through Git.
struct SyncMemory {
    /// The file.
    let path: String
    private let folder: String
    private var folders: [String: [String: String]] = [:]

    init(store: String, folder: String) {
        path = store + ".sync.json"
        self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        guard let bytes = FileManager.default.contents(atPath: path),
            let json = try? JSON(parsing: String(decoding: bytes, as: UTF8.self))
        else { return }
        for (name, hashes) in json["folders"]?.objectValue ?? [:] {
            folders[name] = (hashes.objectValue ?? [:]).compactMapValues(\.stringValue)
        }
    }

    var slugs: [String] { folders[folder, default: [:]].keys.sorted() }

    func hash(of slug: String) -> String? { folders[folder]?[slug] }

    mutating func remember(_ recipe: Recipe?, for slug: String) {
        folders[folder, default: [:]][slug] = recipe.map(Self.hash)
    }

    var text: String {
        let members = folders.mapValues { JSON.object($0.mapValues { .string($0) }) }
        let document: JSON = ["format": "recipes.sync", "version": 1, "folders": .object(members)]
        return document.text(indented: true) + "\n"
    }

    static func hash(of recipe: Recipe) -> String {
        let text = recipe.json.text()
        return StableHash.text(of: text) + StableHash.text(of: "recipes\n" + text)
    }
}
