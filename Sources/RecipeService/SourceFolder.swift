import LayoutEngine
import SwiftUIFrontEnd

/// The files of a target: what one uses and does not declare is looked for in the others.
struct SourceFolder {
    private var texts: [String: String] = [:]
    private var names: [String: SourceNames] = [:]
    /// The one file that declares a name; none where several do.
    private var owners: [String: String] = [:]

    /// How much text of other files may stand beside a file, in bytes.
    private static let limit = 256 << 10

    init(_ files: [(name: String, text: String)], platform: Platform) {
        var all: [String: [String]] = [:]
        for file in files {
            let found = SourceNames(of: file.text, platform: platform)
            texts[file.name] = file.text
            names[file.name] = found
            for name in found.declared { all[name, default: []].append(file.name) }
        }
        for (name, declaring) in all where declaring.count == 1 { owners[name] = declaring[0] }
    }

    /// The text of the files that a file needs, and that those need, by name. A file that declares a type anew belongs to
    /// another target: every demo has its own `ContentView`.
    func companions(of file: String) -> String {
        var included: Set<String> = [file]
        var types = names[file]?.types ?? []
        var waiting = [file]
        while let next = waiting.popLast() {
            guard let own = names[next] else { continue }
            for word in own.used.subtracting(own.declared) {
                guard let owner = owners[word], !included.contains(owner), let found = names[owner]?.types,
                    types.isDisjoint(with: found)
                else { continue }
                included.insert(owner)
                types.formUnion(found)
                waiting.append(owner)
            }
        }
        included.remove(file)
        var text = ""
        for name in included.sorted() {
            guard let more = texts[name], text.utf8.count + more.utf8.count <= Self.limit else { continue }
            text += more + "\n"
        }
        return text
    }
}
