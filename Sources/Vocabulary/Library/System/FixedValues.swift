/// What only a running app would know: one place for all the values that stand for it.
enum FixedValues {
    /// 2026-01-01 09:41:00 UTC in seconds since 2001-01-01 00:00:00 UTC; the time zone is UTC, the calendar Gregorian.
    static let now = 788_953_260.0
    static let dateNote = "the current date is always 2026-01-01 09:41:00 UTC here"
    static let systemVersion = "18.0"
    static let bundleIdentifier = "com.example.preview"
    static let bundleInfo: [(key: String, value: String)] = [
        ("CFBundleDisplayName", "Preview"), ("CFBundleName", "Preview"), ("CFBundleShortVersionString", "1.0"),
        ("CFBundleVersion", "1")
    ]
}
