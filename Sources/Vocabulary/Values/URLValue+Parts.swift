/// The parts of a URL and URLs with other paths.
extension URLValue {
    /// What stands between the scheme and the path, without its slashes; `nil` if there is none.
    private var authority: Substring? {
        let rest = scheme.map { text[$0.endIndex...].dropFirst() } ?? text[...]
        return rest.hasPrefix("//") ? rest.dropFirst(2).prefix { !"/?#".contains($0) } : nil
    }

    var port: Int? {
        guard let place = (authority?.split(separator: "@").last ?? "").split(separator: ":").last,
            place.startIndex > (host?.startIndex ?? text.startIndex)
        else { return nil }
        return Int(place)
    }

    /// The name and the password, as they are written.
    private var credentials: [Substring] {
        guard let authority, let end = authority.firstIndex(of: "@") else { return [] }
        return authority[..<end].split(separator: ":", maxSplits: 1)
    }

    var user: String? { credentials.first.flatMap { PercentCoding.decoded($0) } }
    var password: String? { credentials.dropFirst().first.flatMap { PercentCoding.decoded($0) } }

    /// The host as it is read; `nil` where none is written.
    var decodedHost: String? { host.flatMap { $0.isEmpty ? nil : PercentCoding.decoded($0) ?? String($0) } }

    var decodedComponents: [String] { components.map { PercentCoding.decoded($0) ?? String($0) } }

    /// The path as it is read, without a slash at its end.
    var decodedPath: String {
        let path = path.count > 1 && path.hasSuffix("/") ? path.dropLast() : path
        return PercentCoding.decoded(path) ?? String(path)
    }

    var pathExtension: String {
        let parts = decodedComponents.last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        return parts.count > 1 && parts[0] + parts[1] != "" ? String(parts[parts.count - 1]) : ""
    }

    /// The URL with another path, everything else as it is.
    func with(path new: String) -> URLValue {
        let path = path
        return URLValue(String(text[..<path.startIndex]) + new + String(text[path.endIndex...]))
    }

    func appending(_ component: String, isDirectory: Bool) -> URLValue {
        let added = PercentCoding.encoded(component, PercentCoding.isOfPath).drop { $0 == "/" }
        let end = isDirectory && !added.hasSuffix("/") ? "/" : ""
        let start = path.hasSuffix("/") || path.isEmpty && authority == nil ? "" : "/"
        return with(path: String(path) + start + added + end)
    }

    var deletingLastPathComponent: URLValue {
        guard !components.isEmpty else { return self }
        let kept = path.hasSuffix("/") ? path.dropLast() : path
        return with(path: kept.lastIndex(of: "/").map { String(kept[...$0]) } ?? "")
    }

    var deletingPathExtension: URLValue {
        guard !pathExtension.isEmpty, let place = path.lastIndex(of: ".") else { return self }
        return with(path: String(path[..<place]) + (path.hasSuffix("/") ? "/" : ""))
    }

    func appendingPathExtension(_ name: String) -> URLValue {
        guard !components.isEmpty else { return self }
        let isDirectory = path.hasSuffix("/")
        let added = "." + PercentCoding.encoded(name, PercentCoding.isOfPath)
        return with(path: String(isDirectory ? path.dropLast() : path) + added + (isDirectory ? "/" : ""))
    }

    /// The URL with more in its query.
    func appending(query more: String) -> URLValue {
        let fragment = fragment.map { "#" + $0 } ?? ""
        let start = text.dropLast(fragment.count)
        return URLValue(String(start) + (query == nil ? "?" : "&") + more + fragment)
    }

    /// The URL of a relative path, seen from this one.
    func resolving(_ relative: String) -> URLValue {
        let start = text[..<path.startIndex]
        if relative.hasPrefix("/") { return URLValue(String(start) + relative) }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? (authority == nil ? "" : "/")
        return URLValue(String(start) + folder + relative)
    }
}
