import Diagnostics
import Dispatch
import Foundation
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
        // Two shards or inputs may name a recipe twice; it is checked once.
        var seen: Set<String> = []
        let subjects = subjects.filter { seen.insert($0.recipe.slug).inserted }
        let slots = ResultSlots(count: subjects.count)
        let keys = cache.map { cache in subjects.map { cache.key(of: $0, by: self) } } ?? []
        let done = Counter(progress)
        let lanes = max(1, min(threads, subjects.count))
        DispatchQueue.concurrentPerform(iterations: lanes) { lane in
            // Every lane takes each n-th recipe: long and short ones mix, and nothing depends on who is faster.
            for index in stride(from: lane, to: subjects.count, by: lanes) {
                if let cache, let result = cache.result(for: keys[index]) {
                    slots[index] = (result, nil)
                } else {
                    let start = ContinuousClock.now
                    let result = limited(subjects[index])
                    let (seconds, attoseconds) = start.duration(to: .now).components
                    slots[index] = (result, Double(seconds) + Double(attoseconds) * 1e-18)
                }
                done.increment()
            }
        }
        let values = slots.values
        if let cache {
            for (key, value) in zip(keys, values) { cache.remember(value.result, for: key) }
        }
        let timings = zip(subjects, values).compactMap { subject, value in
            value.seconds.map { (slug: subject.recipe.slug, seconds: $0) }
        }
        return ValidationRun(
            report: ValidationReport(engineVersion: EngineVersion.current, recipes: values.map(\.result)),
            timings: timings.sorted { ($1.seconds, $0.slug) < ($0.seconds, $1.slug) },
            cached: values.count { $0.seconds == nil })
    }

    /// Checks one recipe and gives up after the time limit.
    private func limited(_ subject: Subject) -> RecipeResult {
        guard let timeLimit else { return validate(subject) }
        let box = ResultBox()
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            box.result = validate(subject)
            isDone.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        // A thread cannot be stopped from outside; it ends by the interpreter's own limit of steps.
        if isDone.wait(timeout: .now() + timeLimit) == .success, let result = box.result { return result }
        return RecipeResult(
            slug: subject.recipe.slug, title: subject.recipe.title, state: .error,
            diagnostics: [
                Diagnostic(
                    id: "time-limit", message: "the recipe takes longer than \(ReportText.number(timeLimit)) seconds",
                    hints: ["--time-limit sets another limit"])
            ])
    }
}

/// A result handed from one thread to another; the semaphore orders the accesses.
private final class ResultBox: @unchecked Sendable {
    var result: RecipeResult?
}

/// Counts from several threads.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private let report: @Sendable (Int) -> Void

    init(_ report: @escaping @Sendable (Int) -> Void) { self.report = report }

    func increment() {
        lock.lock()
        defer { lock.unlock() }
        count += 1
        report(count)
    }
}

/// One place a result, written by several threads, each its own.
private final class ResultSlots: @unchecked Sendable {
    typealias Value = (result: RecipeResult, seconds: Double?)
    private let slots: UnsafeMutableBufferPointer<Value?>

    init(count: Int) {
        slots = .allocate(capacity: count)
        slots.initialize(repeating: nil)
    }

    deinit {
        slots.deinitialize()
        slots.deallocate()
    }

    subscript(index: Int) -> Value? {
        get { slots[index] }
        set { slots[index] = newValue }
    }

    var values: [Value] { slots.compactMap { $0 } }
}
