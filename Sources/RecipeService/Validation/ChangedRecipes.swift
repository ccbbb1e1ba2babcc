import CanonicalJSON
import Diagnostics
import Foundation
import RecipeModel
import RecipeStore

/// Which recipes differ from an earlier state: a file, or what a Git revision holds in the file's place.
public struct ChangedRecipes: Sendable {
    /// The canonical JSON of each recipe of the earlier state, by slug.
    private let before: [String: String]

    /// - Parameters:
    ///   - baseline: an earlier store, a JSON or JSON Lines export or a folder of documents; else a Git revision.
    ///   - paths: the store, or the documents, that are checked now; a revision is looked up in their place.
    /// - Throws: `InputError`.
    public init(since baseline: String, paths: [String]) throws {
        if FileManager.default.fileExists(atPath: baseline) {
            before = try Self.recipes(at: baseline)
            return
        }
        guard !baseline.isEmpty, !baseline.hasPrefix("-") else {
            throw InputError("\"\(baseline)\" is neither a file nor a Git revision", id: "unknown-baseline")
        }
        var found: [String: String] = [:]
        for path in try paths.flatMap(Self.files) {
            guard let bytes = try Self.gitFile(path, revision: baseline) else { continue }
            let copy = NSTemporaryDirectory() + "recipes-\(UUID().uuidString)-" + (path as NSString).lastPathComponent
            defer { try? FileManager.default.removeItem(atPath: copy) }
            do { try bytes.write(to: URL(fileURLWithPath: copy)) } catch {
                throw InputError("cannot write \(copy)", id: "unwritable")
            }
            found.merge(try Self.recipes(at: copy, name: path)) { first, _ in first }
        }
        before = found
    }

    /// Whether a recipe is new or differs.
    public func contains(_ recipe: Recipe) -> Bool { before[recipe.slug] != recipe.json.text() }

    private static func files(_ path: String) throws -> [String] {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
            return [path]
        }
        return try DocumentFolder(path).names.map { (path as NSString).appendingPathComponent($0) }
    }

    /// - Parameter name: what a document was called, since a Swift file's title is its name.
    private static func recipes(at path: String, name: String? = nil) throws -> [String: String] {
        var recipes: [Recipe]
        if RecipeImport.isStore(path) {
            do { recipes = try RecipeStore.open(path, access: .read).recipes().map(\.recipe) } catch let error
                as StoreError
            {
                throw InputError(diagnostics: [error.diagnostic])
            }
        } else if let name, !name.hasSuffix(".json"), !name.hasSuffix(".jsonl") {
            let bytes = FileManager.default.contents(atPath: path) ?? Data()
            // What could not be read before counts as absent, so that it is checked now.
            recipes = RecipeDocument(reading: bytes, name: name).recipe.map { [$0] } ?? []
        } else {
            recipes = try RecipeImport.inputs(at: path).map(\.recipe)
        }
        return Dictionary(recipes.map { ($0.slug, $0.json.text()) }, uniquingKeysWith: { first, _ in first })
    }

    /// The bytes of a file at a revision; `nil` if that revision does not have it.
    private static func gitFile(_ path: String, revision: String) throws -> Data? {
        let name = (path as NSString).lastPathComponent
        let base = ["-C", StoreFile.folder(of: path)]
        guard try git(base + ["rev-parse", "--verify", "--quiet", revision + "^{commit}"]) != nil else {
            // Before the first commit of a repository all is new.
            if revision == "HEAD", try git(base + ["rev-list", "--all", "--max-count=1"])?.isEmpty == true {
                return nil
            }
            throw InputError(
                "\"\(revision)\" is neither a file nor a Git revision", id: "unknown-baseline",
                hint: "in a shallow clone, fetch the revision first")
        }
        return try git(base + ["show", "\(revision):./\(name)"])
    }

    private static func git(_ arguments: [String]) throws -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { throw InputError("git cannot be started", id: "no-git") }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? bytes : nil
    }
}
