import CanonicalJSON

/// Reads members of a JSON document that other programs may have written; errors name the place.
struct JSONMembers {
    struct Problem: Error, CustomStringConvertible {
        var description: String
    }

    let json: JSON
    let path: String

    init(_ json: JSON, path: String = "") {
        self.json = json
        self.path = path
    }

    private func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    private func required<T>(_ key: String, _ type: String, _ value: T?) throws -> T {
        guard let value else {
            throw Problem(description: "\(place(key)) is \(json[key] == nil ? "missing" : "not \(type)")")
        }
        return value
    }

    func text(_ key: String) throws -> String { try required(key, "a text", json[key]?.stringValue) }
    func flag(_ key: String) throws -> Bool { try required(key, "true or false", json[key]?.boolValue) }
    func number(_ key: String) throws -> Double { try required(key, "a number", json[key]?.numberValue) }

    /// A text that may be left out or null.
    func optionalText(_ key: String) throws -> String? {
        guard let value = json[key], value != .null else { return nil }
        return try required(key, "a text", value.stringValue)
    }

    /// A whole number from 0 on.
    func count(_ key: String) throws -> Int {
        let value = json[key]?.numberValue.flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil }
        return try required(key, "a count", value)
    }

    /// A text that stands for one of a few values.
    func value<T>(_ key: String, _ make: (String) -> T?) throws -> T {
        let text = try text(key)
        guard let value = make(text) else {
            throw Problem(description: "\(place(key)) is \"\(text)\", which is not known")
        }
        return value
    }

    func object(_ key: String) throws -> JSONMembers {
        _ = try required(key, "an object", json[key]?.objectValue)
        return JSONMembers(json[key] ?? .null, path: place(key))
    }

    func list(_ key: String) throws -> [JSONMembers] {
        try required(key, "a list", json[key]?.arrayValue).enumerated().map { index, element in
            JSONMembers(element, path: "\(place(key))[\(index)]")
        }
    }
}
