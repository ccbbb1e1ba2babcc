#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs work that recurses deeply on a thread with a stack sized for it.
public enum OnLargeStack {
    /// Address space only: pages are touched as far as the recursion really goes.
    private static let stackSize = 1 << 29

    private final class Work: @unchecked Sendable {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }

    /// Runs `body` and waits for its result; runs it on the caller's own stack if that is large already, or if no thread
    /// can be made. Many small pieces of work are best done inside one call.
    public static func run<Result>(_ body: () -> Result) -> Result {
        if pthread_getspecific(mark) != nil { return body() }
        return withoutActuallyEscaping(body) { body in
            var result: Result?
            let work = Work {
                pthread_setspecific(mark, UnsafeRawPointer(bitPattern: 1))
                result = body()
            }
            if !start(work) { work.body() }
            guard let result else { return body() }
            return result
        }
    }

    /// Set on threads that were made here.
    private static let mark: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    private static func start(_ work: Work) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return false }
        let argument = Unmanaged.passRetained(work)
        #if canImport(Glibc)
            var thread = pthread_t()
            let status = pthread_create(
                &thread, &attributes,
                { pointer in
                    if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
                    return nil
                }, argument.toOpaque())
            guard status == 0 else {
                argument.release()
                return false
            }
            return pthread_join(thread, nil) == 0
        #else
            var thread: pthread_t?
            let status = pthread_create(
                &thread, &attributes,
                { pointer in
                    Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
                    return nil
                }, argument.toOpaque())
            guard status == 0, let thread else {
                argument.release()
                return false
            }
            return pthread_join(thread, nil) == 0
        #endif
    }
}
