import Foundation

/// Why the system refused something, in its own few words.
enum SystemReason {
    /// The words for an error number.
    static func text(of code: Int32) -> String { String(cString: strerror(code)).lowercased() }

    static func text(of error: any Error, path: String? = nil) -> String {
        let error = error as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? NSError) ?? error
        let path = path ?? error.userInfo[NSFilePathErrorKey] as? String
        let reason =
            cause.domain == NSPOSIXErrorDomain
            ? text(of: Int32(cause.code)) : error.localizedDescription
        return (path.map { $0 + ": " } ?? "") + reason
    }
}
