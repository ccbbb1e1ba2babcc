/// Mismatches of a whole report that have the same first cause.
public struct MismatchGroup: Hashable, Sendable {
    public var cause: MismatchCause
    /// How many mismatches there are, those that follow included.
    public var mismatches: Int
    /// The slugs of the recipes that have one, sorted.
    public var recipes: [String]
}

extension ExpectationResult {
    /// The distinct first causes of its mismatches.
    public var distinctCauses: Set<MismatchCause> { Set(causes.map { MismatchCause(of: $0.mismatch) }) }
}

extension ValidationReport {
    /// How many numbers are not the expected ones.
    public var mismatchCount: Int {
        recipes.reduce(0) { $0 + $1.expectations.reduce(0) { $0 + $1.mismatches.count } }
    }

    /// All mismatches by first cause, those with the most first.
    public var mismatchGroups: [MismatchGroup] {
        var counts: [MismatchCause: (mismatches: Int, recipes: Set<String>)] = [:]
        for recipe in recipes {
            for expectation in recipe.expectations {
                for (mismatch, followers) in expectation.causes {
                    let cause = MismatchCause(of: mismatch)
                    counts[cause, default: (0, [])].mismatches += 1 + followers
                    counts[cause]?.recipes.insert(recipe.slug)
                }
            }
        }
        return counts.map { cause, value in
            MismatchGroup(cause: cause, mismatches: value.mismatches, recipes: value.recipes.sorted())
        }.sorted {
            ($1.mismatches, $0.cause.view, $0.cause.field.rawValue, $0.cause.delta) < (
                $0.mismatches, $1.cause.view, $1.cause.field.rawValue, $1.cause.delta
            )
        }
    }
}
