import CanonicalJSON
import Foundation
import RecipeModel
import RecipeStore

/// Results of earlier checks, so that a recipe is only laid out again when something that matters has changed.
///
/// The key covers the recipe with its document, its stored trees, the engine's version, the program file itself and the options. Only
/// passes are kept: what failed is always checked again. A damaged file is an empty cache.
public final class ValidationCache: @unchecked Sendable {
    /// Results beyond this many are forgotten, the longest unused first.
    private static let limit = 200_000

    private let path: String?
    private let program: String
    private let lock = NSLock()
    private var stored: [String: String] = [:]
    private var order: [String] = []
    private var used: Set<String> = []

    /// - Parameters:
    ///   - path: the file; `nil` for a cache that lasts as long as the program.
    ///   - program: what identifies the program that lays out; by default its file's size and time.
    public init(path: String?, program: String? = nil) {
        self.path = path
        self.program = program ?? Self.identityOfProgram
        guard let path, let bytes = FileManager.default.contents(atPath: path) else { return }
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            guard let tab = line.firstIndex(of: "\t") else { continue }
            let key = String(line[..<tab])
            if stored.updateValue(String(line[line.index(after: tab)...]), forKey: key) == nil { order.append(key) }
        }
    }

    /// The file used where none is given: in `$XDG_CACHE_HOME/recipes`, else in `~/.cache/recipes`.
    public static func defaultPath(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        let base =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.cache"
        return base + "/recipes/validation.cache"
    }

    func key(of subject: Validator.Subject, by validator: Validator) -> String {
        var text = "\(EngineVersion.current)\n\(program)\n\(validator.origin?.rawValue ?? "all") \(validator.lints) "
        text += "\(validator.basis.rawValue) \(validator.timeLimit.map(ReportText.number) ?? "none")\n"
        text += subject.recipe.json.text()
        text += subject.isStored ? "\nstored" : ""
        // A result names its document and lines in it.
        if let document = subject.document { text += "\n\(document.source.name)\n\(document.source.text)" }
        for (name, tree) in subject.trees.sorted(by: { $0.key < $1.key }) { text += "\n\(name)\n\(tree)" }
        // Two hashes of 64 bits: by chance alone no two of a million recipes meet.
        return StableHash.text(of: text) + StableHash.text(of: "recipes\n" + text)
    }

    func result(for key: String) -> RecipeResult? {
        lock.lock()
        let line = stored[key]
        if line != nil { used.insert(key) }
        lock.unlock()
        guard let line, let json = try? JSON(parsing: line) else { return nil }
        return try? JSONReport.recipe(from: json)
    }

    func remember(_ result: RecipeResult, for key: String) {
        guard result.state == .pass else { return }
        lock.lock()
        defer { lock.unlock() }
        used.insert(key)
        if stored.updateValue(JSONReport.recipe(result).text(), forKey: key) == nil { order.append(key) }
    }

    /// Writes the file, complete or not at all.
    public func save() throws {
        guard let path else { return }
        lock.lock()
        defer { lock.unlock() }
        let keys = (order.filter { !used.contains($0) } + order.filter { used.contains($0) }).suffix(Self.limit)
        let text = keys.map { "\($0)\t\(stored[$0] ?? "")\n" }.joined()
        try FileManager.default.createDirectory(
            atPath: StoreFile.folder(of: path), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    private static var identityOfProgram: String {
        guard let file = Bundle.main.executablePath,
            let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        else { return "" }
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(attributes[.size] as? Int ?? 0) \(date)"
    }
}
