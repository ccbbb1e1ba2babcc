/// Mismatches of a whole report that have the same first cause: one kind of view off by the same amount.
public struct MismatchGroup: Hashable, Sendable {
    /// SwiftUI's name of the views; for those that are modifiers the name that the expectation uses, without index.
    public var view: String
    public var field: FrameMismatch.Field
    /// In points, rounded to four decimals.
    public var delta: Double
    /// How many mismatches there are, those that follow included.
    public var mismatches: Int
    /// The slugs of the recipes that have one, sorted.
    public var recipes: [String]
}

extension ValidationReport {
    /// How many numbers are not the expected ones.
    public var mismatchCount: Int {
        recipes.reduce(0) { $0 + $1.expectations.reduce(0) { $0 + $1.mismatches.count } }
    }

    private static func view(of mismatch: FrameMismatch) -> String {
        let last = String(mismatch.path.split(separator: "/").last ?? "")
        guard last.hasPrefix("."), let name = NodeReference(mismatch.node)?.components.last?.name else { return last }
        return name
    }

    /// All mismatches by first cause, those with the most first.
    public var mismatchGroups: [MismatchGroup] {
        struct Key: Hashable {
            var view: String
            var field: FrameMismatch.Field
            var delta: Double
        }
        var counts: [Key: (mismatches: Int, recipes: Set<String>)] = [:]
        for recipe in recipes {
            for expectation in recipe.expectations {
                for (mismatch, followers) in expectation.causes {
                    let view = Self.view(of: mismatch)
                    let delta = (mismatch.delta * 10_000).rounded() / 10_000
                    let key = Key(view: view, field: mismatch.field, delta: delta == 0 ? 0 : delta)
                    counts[key, default: (0, [])].mismatches += 1 + followers
                    counts[key]?.recipes.insert(recipe.slug)
                }
            }
        }
        return counts.map { key, value in
            MismatchGroup(
                view: key.view, field: key.field, delta: key.delta, mismatches: value.mismatches,
                recipes: value.recipes.sorted())
        }.sorted {
            ($1.mismatches, $0.view, $0.field.rawValue, $0.delta) < (
                $0.mismatches, $1.view, $1.field.rawValue, $1.delta
            )
        }
    }
}
