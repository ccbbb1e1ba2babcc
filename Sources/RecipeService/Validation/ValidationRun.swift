import RecipeModel

/// A check of many recipes, with what is worth knowing about how it went.
public struct ValidationRun: Sendable {
    public var report: ValidationReport
    /// How long each recipe took, in seconds, slowest first; none for what came from the cache.
    public var timings: [(slug: String, seconds: Double)]
    /// How many results came from the cache.
    public var cached: Int
}

extension Validator {
    /// Checks many recipes on several threads; the report does not depend on how many.
    public func validate(_ subjects: [Subject], threads: Int) -> ValidationReport {
        run(subjects, threads: threads).report
    }

    /// Checks many recipes on several threads; the report depends neither on how many nor on the cache.
    ///
    /// - Parameter progress: called from any of the threads with how many recipes are done.
    public func run(
        _ subjects: [Subject], threads: Int, cache: ValidationCache? = nil,
        progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> ValidationRun {
        // What is at hand is read without errors.
        (try? run(SubjectSource(subjects), threads: threads, cache: cache, progress: progress))
            ?? ValidationRun(
                report: ValidationReport(engineVersion: EngineVersion.current, recipes: []), timings: [], cached: 0)
    }

    /// Checks many recipes on several threads while they are read; the report depends neither on how many threads nor on
    /// the cache.
    ///
    /// - Parameter progress: called from any of the threads with how many recipes are done.
    /// - Throws: what reading a recipe stops with.
    public func run(
        _ source: SubjectSource, threads: Int, cache: ValidationCache? = nil,
        progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) throws -> ValidationRun {
        let queue = ValidationQueue(validator: self, source: source, cache: cache, progress: progress)
        let results = try queue.run(lanes: max(1, min(threads, source.count)))
        if let cache {
            for result in results { if let key = result.key { cache.remember(result.result, for: key) } }
        }
        let timings = results.compactMap { result in
            result.seconds.map { (slug: result.result.slug, seconds: $0) }
        }
        return ValidationRun(
            report: ValidationReport(engineVersion: EngineVersion.current, recipes: results.map(\.result)),
            timings: timings.sorted { ($1.seconds, $0.slug) < ($0.seconds, $1.slug) },
            cached: results.count { $0.seconds == nil })
    }
}
