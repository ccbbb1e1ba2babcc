import Dispatch
import Foundation

/// Work that is shared out over all cores.
enum Concurrently {
    /// What `transform` makes of each input, in their order, whatever core was quicker.
    ///
    /// - Parameter progress: called with how many are done, by one core at a time.
    static func map<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], progress: @Sendable (Int) -> Void = { _ in },
        _ transform: @Sendable (Input) -> Output
    ) -> [Output] {
        let lanes = max(1, min(ProcessInfo.processInfo.activeProcessorCount, inputs.count))
        let results = Slots<Output>(count: inputs.count)
        DispatchQueue.concurrentPerform(iterations: lanes) { lane in
            // Every lane takes each n-th input: long and short ones mix.
            for index in stride(from: lane, to: inputs.count, by: lanes) {
                results.set(transform(inputs[index]), at: index, progress: progress)
            }
        }
        return results.values
    }

    /// One place a result, with a count of those that are filled.
    private final class Slots<Output: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var slots: [Output?]
        private var done = 0

        init(count: Int) { slots = Array(repeating: nil, count: count) }

        func set(_ value: Output, at index: Int, progress: (Int) -> Void) {
            lock.withLock {
                slots[index] = value
                done += 1
                progress(done)
            }
        }

        var values: [Output] { slots.compactMap(\.self) }
    }
}
