import Diagnostics

/// Hints about names.
enum Nearest {
    /// "did you mean", or the list of what there is.
    static func hint(for name: String, among names: [String], what: String) -> [String] {
        if let near = NearestName.of(name, among: names) { return ["did you mean \(near)?"] }
        return ["\(what): " + names.joined(separator: ", ")]
    }
}
