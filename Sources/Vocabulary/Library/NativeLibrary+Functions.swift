extension NativeLibrary {
    /// Global functions of SwiftUI and Foundation, one line a function.
    static let functions: [String: [NativeFunction]] = [
        "withAnimation": AnimationFunctions.withAnimation,
        "withTransaction": AnimationFunctions.withTransaction
    ]
}
