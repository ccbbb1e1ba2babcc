import Foundation
import RecipeModel
import RecipeStore

/// How a recipe comes out when it is checked, for those who look for such recipes.
public enum Verdict: String, Sendable, CaseIterable {
    /// Everything expected was found, or fails as it is known to.
    case passing
    /// Something differs, or cannot be laid out.
    case failing

    func holds(_ state: ValidationState) -> Bool {
        switch self {
        case .passing: state.isSuccess
        case .failing: [.fail, .error, .unsupported].contains(state)
        }
    }
}

extension Catalogue {
    /// The recipes among those that come out so when they are laid out now, sorted.
    ///
    /// - Parameter progress: called from any thread with how many are done, and how many there are.
    /// - Throws: `StoreError`.
    public func slugs(
        _ verdict: Verdict, among slugs: [String], progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
    ) throws -> [String] {
        let wanted = Set(slugs)
        let source = try SubjectSource(store, matching: SearchFilters()) { wanted.contains($0) }
        let threads = ProcessInfo.processInfo.activeProcessorCount
        let run = try Validator().run(source, threads: threads) { progress($0, source.count) }
        return run.report.recipes.filter { verdict.holds($0.state) }.map(\.slug).sorted()
    }
}
