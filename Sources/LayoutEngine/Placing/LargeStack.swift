#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Levels that any caller's own stack holds.
private let levelsOnCallersStack = 512
/// What one level takes at most, in bytes, debug builds included.
private let bytesPerLevel = 16 * 1024

/// Runs `body`, for a tree of more levels than any stack holds on a thread with a stack of its size; gives whether
/// there was memory for it.
func onLargeStack(levels: Int, _ body: () -> Void) -> Bool {
    if levels <= levelsOnCallersStack {
        body()
        return true
    }
    return withoutActuallyEscaping(body) { body in
        let work = Unmanaged.passRetained(Work(body))
        defer { work.release() }
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, levels * bytesPerLevel + (16 << 20)) == 0 else { return false }
        return start(work, &attributes)
    }
}

private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
}

private func start(_ work: Unmanaged<Work>, _ attributes: inout pthread_attr_t) -> Bool {
    #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(
            &thread, &attributes,
            { argument in
                Unmanaged<Work>.fromOpaque(argument).takeUnretainedValue().body()
                return nil
            }, work.toOpaque())
        guard status == 0, let thread else { return false }
    #else
        var thread = pthread_t()
        let status = pthread_create(
            &thread, &attributes,
            { argument in
                if let argument { Unmanaged<Work>.fromOpaque(argument).takeUnretainedValue().body() }
                return nil
            }, work.toOpaque())
        guard status == 0 else { return false }
    #endif
    pthread_join(thread, nil)
    return true
}
