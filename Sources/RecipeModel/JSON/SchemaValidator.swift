import CanonicalJSON
import Diagnostics

/// Checks a value against the part of JSON Schema that `RecipeSchema` uses and reports every problem at once.
struct SchemaValidator {
    let schema: JSON

    /// Every problem of `value` under `rule`, or under the whole schema.
    func problems(in value: JSON, against rule: JSON? = nil) -> [RecipeProblem] {
        var problems: [RecipeProblem] = []
        check(value, against: rule ?? schema, at: [], into: &problems)
        return problems
    }

    private func check(
        _ value: JSON, against rule: JSON, at path: [RecipeProblem.Step], into problems: inout [RecipeProblem]
    ) {
        guard path.count <= Limits.nesting else {
            problems.append(
                RecipeProblem(path: [], id: "too-deep", message: "nested deeper than \(Limits.nesting) levels"))
            return
        }
        let rule = resolved(rule)
        func report(_ id: String, _ message: String, hints: [String] = []) {
            problems.append(RecipeProblem(path: path, id: id, message: message, hints: hints))
        }
        if let constant = rule["const"], constant != value {
            report("bad-value", "found \(shown(value)), expected \(constant.text())")
            return
        }
        if let wanted = rule["type"], !matches(value, type: wanted) {
            report("bad-type", "found \(shown(value)), expected \(typeText(wanted))")
            return
        }
        switch value {
        case .string(let text): checkText(text, rule, report: report)
        case .number(let number): checkNumber(number, rule, report: report)
        case .array(let elements):
            guard let rule = rule["items"] else { return }
            for (index, element) in elements.enumerated() {
                check(element, against: rule, at: path + [.index(index)], into: &problems)
            }
        case .object(let members): checkObject(members, rule, at: path, into: &problems)
        case .null, .bool: break
        }
    }

    private func checkText(_ text: String, _ rule: JSON, report: (String, String, [String]) -> Void) {
        if text.unicodeScalars.contains("\0") { report("nul-character", "text holds the character U+0000", []) }
        if let minimum = rule["minLength"]?.numberValue, Double(text.count) < minimum {
            report("empty", "text is empty", [])
        }
        if let maximum = rule["maxLength"]?.numberValue, Double(text.count) > maximum {
            report("too-long", "text has \(text.count) characters, at most \(JSON.text(of: maximum)) are allowed", [])
        }
        if let allowed = rule["enum"]?.arrayValue?.compactMap(\.stringValue), !allowed.contains(text) {
            let near = NearestName.of(text, among: allowed)
            let hint = near.map { "did you mean \($0)?" } ?? "one of \(allowed.joined(separator: ", "))"
            report("unknown-value", "found \"\(text)\", which is not a known value", [hint])
        }
        if let format = rule["format"]?.stringValue, let problem = TextFormat.problem(of: text, format: format) {
            report("bad-\(format)", problem, [])
        }
    }

    private func checkNumber(_ number: Double, _ rule: JSON, report: (String, String, [String]) -> Void) {
        let text = JSON.text(of: number)
        if let minimum = rule["minimum"]?.numberValue, number < minimum {
            report("out-of-range", "found \(text), expected at least \(JSON.text(of: minimum))", [])
        }
        if let minimum = rule["exclusiveMinimum"]?.numberValue, number <= minimum {
            report("out-of-range", "found \(text), expected more than \(JSON.text(of: minimum))", [])
        }
        if let maximum = rule["maximum"]?.numberValue, number > maximum {
            report("out-of-range", "found \(text), expected at most \(JSON.text(of: maximum))", [])
        }
    }

    private func checkObject(
        _ members: [String: JSON], _ rule: JSON, at path: [RecipeProblem.Step], into problems: inout [RecipeProblem]
    ) {
        let known = rule["properties"]?.objectValue ?? [:]
        for name in (rule["required"]?.arrayValue ?? []).compactMap(\.stringValue) where members[name] == nil {
            problems.append(RecipeProblem(path: path, id: "missing-\(name)", message: "the \(name) is missing"))
        }
        let limits = (minimum: rule["minProperties"]?.numberValue, maximum: rule["maxProperties"]?.numberValue)
        if Double(members.count) < limits.minimum ?? 0 || Double(members.count) > limits.maximum ?? .infinity {
            let names = known.keys.sorted().joined(separator: " or ")
            problems.append(
                RecipeProblem(
                    path: path, id: "bad-value",
                    message: "found \(members.count) keys, expected one" + (names.isEmpty ? "" : ": \(names)")))
        }
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            let inner = path + [.key(name)]
            if name.unicodeScalars.contains("\0") {
                problems.append(RecipeProblem(path: path, id: "nul-character", message: "a key holds U+0000"))
            }
            if let rule = known[name] {
                check(value, against: rule, at: inner, into: &problems)
            } else if rule["additionalProperties"] == .bool(false) {
                let near = NearestName.of(name, among: known.keys.sorted())
                let all = known.keys.sorted().joined(separator: ", ")
                problems.append(
                    RecipeProblem(
                        path: inner, id: "unknown-key", message: "unknown key",
                        hints: [near.map { "did you mean \($0)?" } ?? "known keys: \(all)"], isAboutKey: true))
            } else if let rule = rule["additionalProperties"], rule != .bool(true) {
                check(value, against: rule, at: inner, into: &problems)
            } else {
                // Free values are held to the depth and to U+0000 only.
                check(value, against: .object([:]), at: inner, into: &problems)
            }
        }
    }

    private func resolved(_ rule: JSON) -> JSON {
        guard let reference = rule["$ref"]?.stringValue, reference.hasPrefix("#/$defs/") else { return rule }
        return schema["$defs"]?[String(reference.dropFirst("#/$defs/".count))] ?? rule
    }

    private func matches(_ value: JSON, type: JSON) -> Bool {
        if let types = type.arrayValue { return types.contains { matches(value, type: $0) } }
        return switch (type.stringValue, value) {
        case ("string", .string), ("number", .number), ("boolean", .bool), ("array", .array), ("object", .object),
            ("null", .null):
            true
        case ("integer", .number(let number)): number == number.rounded() && abs(number) < 1e15
        default: false
        }
    }

    private func typeText(_ type: JSON) -> String {
        if let types = type.arrayValue { return types.map(typeText).joined(separator: " or ") }
        return switch type.stringValue {
        case "string": "text"
        case "array": "a list"
        case "object": "keys with values"
        case "boolean": "true or false"
        case "integer": "a whole number"
        case "null": "null"
        default: "a number"
        }
    }

    private func shown(_ value: JSON) -> String {
        switch value {
        case .array: return "a list"
        case .object: return "keys with values"
        case .null: return "nothing"
        default:
            let text = value.text()
            return text.count > 60 ? text.prefix(60) + "…" : text
        }
    }
}
