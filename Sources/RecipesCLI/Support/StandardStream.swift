import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The streams that a command writes to; a stream that takes nothing is an error of the command and no crash.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Writes the whole text.
    ///
    /// A reader that is gone ends the process silently, by the signal that the system sends. Any other failure of
    /// standard output ends it with the exit code for what could not be done.
    func write(_ text: String) {
        var text = text
        if self == .error {
            if Pager.isHoldingTalk { return Self.deferred += text }
        } else {
            guard let now = Pager.take(text) else { return }
            text = now
        }
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(rawValue, $0.baseAddress, $0.count) }
            if count >= 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR {
                return fail(errno)
            }
        }
    }

    nonisolated(unsafe) private static var deferred = ""

    /// Writes the talk that waited for the pager.
    static func writeDeferred() {
        let text = deferred
        deferred = ""
        if !text.isEmpty { error.write(text) }
    }

    private func fail(_ code: Int32) {
        guard self == .output else { return }
        if code != EPIPE {
            StandardStream.error.write("error: cannot write to standard output: \(String(cString: strerror(code)))\n")
        }
        exit(ExitStatus.failure.rawValue)
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
