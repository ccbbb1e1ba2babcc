/// The fonts whose widths were worked out before.
struct FontCache: Sendable {
    static let shared = FontCache()
    /// More fonts than a program uses at once; the cache starts anew beyond it, so that it cannot grow without end.
    private static let capacity = 512

    private let fonts = Lock<[FontWidths.Key: FontWidths]>([:])

    /// The widths for `key`.
    func widths(for key: FontWidths.Key) -> FontWidths {
        if let known = fonts.withLock({ $0[key] }) { return known }
        let made = FontWidths(key: key)
        return fonts.withLock { fonts in
            if let known = fonts[key] { return known }
            if fonts.count >= FontCache.capacity { fonts.removeAll(keepingCapacity: true) }
            fonts[key] = made
            return made
        }
    }
}
