#if DEBUG_NEVER_SET
print("never")
#elseif os(Windows)
print("windows")
#else
print("else")
#endif
#if swift(>=5.5) && !NEVER
print("modern")
#endif
struct S {
    #if NEVER
    let x = 1
    #else
    let x = 2
    #endif
}
print(S().x)
if #available(macOS 10.15, iOS 13, *) { print("available") } else { print("old") }
guard #available(iOS 14, *) else { print("no"); throw CancellationError() }
print("done")
