import Foundation

/// Why the system refused something, in its own few words.
enum SystemReason {
    static func text(of error: any Error, path: String? = nil) -> String {
        let error = error as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? NSError) ?? error
        let path = path ?? error.userInfo[NSFilePathErrorKey] as? String
        let reason =
            cause.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(cause.code))).lowercased() : error.localizedDescription
        return (path.map { $0 + ": " } ?? "") + reason
    }
}
