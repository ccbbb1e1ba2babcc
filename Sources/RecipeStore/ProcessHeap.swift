import CStore

/// The heap of a process that ends with its one piece of work.
public enum ProcessHeap {
    /// Lets the heap grow in large steps: a thread's own grows page by page, a call of the system each time.
    public static func growInLargeSteps() { recipes_grow_heap_by(1 << 20) }
}
