#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes files that are complete or not there at all, also after the power went.
enum AtomicFile {
    /// Writes the text beside its place, has it put on the disk, and only then gives it its name. A link of that name is
    /// replaced, not followed; what is no file, such as `/dev/null` or a pipe, is written to as it is.
    ///
    /// - Returns: the error number of the system; `nil` if all went well.
    static func write(_ text: String, to path: String) -> Int32? {
        var info = stat()
        let isThere = stat(path, &info) == 0
        if isThere, info.st_mode & S_IFMT != S_IFREG {
            let file = open(path, O_WRONLY | O_CLOEXEC)
            guard file >= 0 else { return errno }
            defer { close(file) }
            return put(text, file)
        }
        let (folder, name) = parts(of: path)
        let temporary = "\(folder)/.\(name).\(getpid()).new"
        unlink(temporary)
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { return errno }
        // Who could read the old file can read the new one.
        if isThere { fchmod(file, info.st_mode & 0o777) }
        var problem = put(text, file)
        if problem == nil, fsync(file) != 0 { problem = errno }
        if close(file) != 0, problem == nil { problem = errno }
        if problem == nil, rename(temporary, path) != 0 { problem = errno }
        if problem != nil { unlink(temporary) } else { flush(folder) }
        return problem
    }

    private static func put(_ text: String, _ file: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { bytes -> Int32? in
            var rest = UnsafeRawBufferPointer(bytes)
            while let start = rest.baseAddress, !rest.isEmpty {
                let count = systemWrite(file, start, rest.count)
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
    }

    /// The new name is on the disk only once its folder is.
    private static func flush(_ folder: String) {
        let file = open(folder, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return }
        fsync(file)
        close(file)
    }

    private static func parts(of path: String) -> (folder: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
        return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
    }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int { write(file, bytes, count) }
