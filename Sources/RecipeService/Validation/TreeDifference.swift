import CanonicalJSON
import Diagnostics
import RecipeModel

/// Tells how the layout tree of a snippet differs from the one that was stored, in SwiftUI's words.
struct TreeDifference {
    /// Differences beyond this many are only counted.
    private static let limit = 6

    private var lines: [String] = []

    /// The diagnostic `tree-differs` with the first differences as hints: `-` was there, `+` is new.
    static func diagnostic(scenario: String, stored: String, now: JSON) -> Diagnostic {
        var difference = TreeDifference()
        if let before = try? JSON(parsing: stored) {
            difference.compareDocuments(withoutPlaces(before), withoutPlaces(now))
        } else {
            difference.lines.append("the stored tree cannot be read")
        }
        if difference.lines.isEmpty {
            difference.lines.append("only the places of the calls in the snippet; accepting writes the tree anew")
        }
        var hints = Array(difference.lines.prefix(limit))
        if difference.lines.count > limit { hints.append("… \(difference.lines.count - limit) more differences") }
        return Diagnostic(
            id: "tree-differs",
            message: "scenario \(scenario): the snippet no longer gives the layout tree that was stored", hints: hints)
    }

    /// The diagnostic `tree-missing` about a scenario of a store that has no stored tree to compare with.
    static func missing(scenario: String, of recipe: Recipe) -> Diagnostic {
        Diagnostic(
            id: "tree-missing", message: "scenario \(scenario): the store has no layout tree of it",
            hints: ["recipes accept \(recipe.slug) --reason … writes it"])
    }

    /// The diagnostic `tree-orphaned` about a stored tree of a scenario that the recipe does not have.
    static func orphan(scenario: String) -> Diagnostic {
        Diagnostic(
            id: "tree-orphaned",
            message: "a layout tree is stored for scenario \(scenario), which the recipe does not have")
    }

    private mutating func compareDocuments(_ before: JSON, _ now: JSON) {
        compareNodes(before["root"] ?? .null, now["root"] ?? .null, place: "")
        compareMembers(before, now, place: "", except: ["root", "definitions"])
        let old = Self.definitions(before)
        let new = Self.definitions(now)
        for name in Set(old.keys).union(new.keys).sorted() where old[name] != new[name] {
            if old[name] == nil { lines.append("+ definition \(name)") }
            if new[name] == nil { lines.append("- definition \(name)") }
            if old[name] != nil, new[name] != nil { lines.append("the definition \(name) reads differently") }
        }
    }

    private static func definitions(_ tree: JSON) -> [String: String] {
        let all = (tree["definitions"]?.arrayValue ?? []).map { definition in
            (definition["name"]?.stringValue ?? "", definition["source"]?.stringValue ?? "")
        }
        return Dictionary(all, uniquingKeysWith: { $0 + "\n" + $1 })
    }

    // MARK: Views

    private mutating func compareNodes(_ before: JSON, _ now: JSON, place: String) {
        guard before != now else { return }
        let here = place + Self.label(now)
        guard Self.name(before) == Self.name(now) else {
            lines.append("- \(place)\(Self.text(before))")
            lines.append("+ \(place)\(Self.text(now))")
            return
        }
        compareArguments(before["arguments"], now["arguments"], of: here)
        compareMembers(before, now, place: here, except: ["arguments", "modifiers", "children", "singleChild"])
        compareLists(before["modifiers"], now["modifiers"]) { difference, old, new in
            switch (old, new) {
            case (let old?, let new?):
                let name = here + "." + Self.name(new)
                difference.compareArguments(old["arguments"], new["arguments"], of: name)
            case (let old?, nil): difference.lines.append("- \(here).\(Self.text(old))")
            case (nil, let new?): difference.lines.append("+ \(here).\(Self.text(new))")
            case (nil, nil): break
            }
        }
        compareLists(before["children"], now["children"]) { difference, old, new in
            switch (old, new) {
            case (let old?, let new?):
                // What modifiers were written on is the view itself.
                let isItself = Self.name(now) == "ModifiedContent"
                difference.compareNodes(old, new, place: isItself ? place : here + "/")
            case (let old?, nil): difference.lines.append("- \(here)/\(Self.text(old))")
            case (nil, let new?): difference.lines.append("+ \(here)/\(Self.text(new))")
            case (nil, nil): break
            }
        }
    }

    private mutating func compareArguments(_ before: JSON?, _ now: JSON?, of name: String) {
        let old = before?.objectValue ?? [:]
        let new = now?.objectValue ?? [:]
        for key in Set(old.keys).union(new.keys).sorted() where old[key] != new[key] {
            if let views = old[key]?["views"]?.arrayValue, let others = new[key]?["views"]?.arrayValue {
                compareLists(.array(views), .array(others)) { difference, a, b in
                    switch (a, b) {
                    case (let a?, let b?): difference.compareNodes(a, b, place: "\(name) \(key): ")
                    case (let a?, nil): difference.lines.append("- \(name) \(key): \(Self.text(a))")
                    case (nil, let b?): difference.lines.append("+ \(name) \(key): \(Self.text(b))")
                    case (nil, nil): break
                    }
                }
                continue
            }
            switch (old[key], new[key]) {
            case (let a?, let b?): lines.append("\(name) \(key): was \(Self.short(a)), is \(Self.short(b))")
            case (let a?, nil): lines.append("\(name) \(key): was \(Self.short(a)), is left out")
            case (nil, let b?): lines.append("\(name) \(key): was left out, is \(Self.short(b))")
            case (nil, nil): break
            }
        }
    }

    private mutating func compareMembers(_ before: JSON, _ now: JSON, place: String, except: Set<String>) {
        let old = before.objectValue ?? [:]
        let new = now.objectValue ?? [:]
        for key in Set(old.keys).union(new.keys).sorted() where !except.contains(key) && old[key] != new[key] {
            let name = place.isEmpty ? key : "\(place) \(key)"
            lines.append("\(name): was \(Self.short(old[key] ?? .null)), is \(Self.short(new[key] ?? .null))")
        }
    }

    /// Pairs the elements of two lists: equal ones first, then those of one name, in order; the rest came or went.
    private mutating func compareLists(
        _ before: JSON?, _ now: JSON?, _ report: (inout TreeDifference, JSON?, JSON?) -> Void
    ) {
        let old = before?.arrayValue ?? []
        let new = now?.arrayValue ?? []
        guard old.count * new.count <= 1_000_000 else {
            // Too many to look for the best pairs: each with the one at its place.
            for place in 0..<max(old.count, new.count) {
                report(&self, place < old.count ? old[place] : nil, place < new.count ? new[place] : nil)
            }
            return
        }
        // The longest common sequence by name, as a table from the ends.
        var table = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                let gain = old[i] == new[j] ? 3 : Self.name(old[i]) == Self.name(new[j]) ? 2 : 0
                table[i][j] = max(table[i + 1][j], table[i][j + 1], gain > 0 ? table[i + 1][j + 1] + gain : 0)
            }
        }
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, j < new.count, Self.name(old[i]) == Self.name(new[j]),
                table[i][j] == table[i + 1][j + 1] + (old[i] == new[j] ? 3 : 2)
            {
                report(&self, old[i], new[j])
                (i, j) = (i + 1, j + 1)
            } else if j == new.count || (i < old.count && table[i + 1][j] >= table[i][j + 1]) {
                report(&self, old[i], nil)
                i += 1
            } else {
                report(&self, nil, new[j])
                j += 1
            }
        }
    }

    // MARK: Texts

    private static func name(_ node: JSON) -> String { node["call"]?.stringValue ?? "?" }

    /// The name that an author knows a view by.
    private static func label(_ node: JSON) -> String {
        guard name(node) == "ModifiedContent", let inner = node["children"]?.arrayValue?.first else {
            return name(node)
        }
        return label(inner)
    }

    /// A tree without the places in the source, which say nothing about the layout.
    private static func withoutPlaces(_ json: JSON) -> JSON {
        switch json {
        case .array(let elements): return .array(elements.map(withoutPlaces))
        case .object(let members):
            var kept: [String: JSON] = [:]
            for (key, value) in members where key != "source" || value["line"] == nil {
                kept[key] = withoutPlaces(value)
            }
            return .object(kept)
        default: return json
        }
    }

    /// A call with its arguments, shortened.
    private static func text(_ node: JSON) -> String {
        let arguments = (node["arguments"]?.objectValue ?? [:]).sorted { $0.key < $1.key }
            .map { "\($0.key): \($0.value["views"] == nil ? short($0.value) : "…")" }
        return name(node) + "(" + arguments.joined(separator: ", ") + ")"
    }

    /// A value as source would have it, where that is plain.
    private static func short(_ value: JSON) -> String {
        let text = value["swift"]?.stringValue ?? value["token"]?.stringValue ?? value["closure"]?.stringValue
        let whole = text ?? value.text()
        return whole.count <= 60 ? whole : whole.prefix(59) + "…"
    }
}
