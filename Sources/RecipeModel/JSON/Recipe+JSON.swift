import CanonicalJSON
import LayoutEngine

extension Recipe {
    /// The recipe as JSON that the published schema describes; what is absent or empty is left out.
    public var json: JSON {
        var members = metadataJSON
        members["format"] = .string(RecipeSchema.format)
        members["version"] = .number(Double(RecipeSchema.version))
        members["body"] = .string(body)
        if !expectations.isEmpty { members["expectations"] = .array(expectations.map(\.json)) }
        if !extra.isEmpty { members["extra"] = .object(extra) }
        return .object(members)
    }

    /// The same with the name of its schema, as exports have it.
    public var schemaJSON: JSON {
        var members = json.objectValue ?? [:]
        members["$schema"] = .string(RecipeSchema.identifier)
        return .object(members)
    }

    /// What stands in the front matter of a document, except `extra`.
    var metadataJSON: [String: JSON] {
        var members: [String: JSON] = ["slug": .string(slug), "title": .string(title)]
        members["description"] = description.map(JSON.string)
        if !tags.isEmpty { members["tags"] = .array(tags.map(JSON.string)) }
        if !authors.isEmpty { members["authors"] = .array(authors.map(JSON.string)) }
        members["created"] = created.map(JSON.string)
        members["updated"] = updated.map(JSON.string)
        members["source"] = source.map(JSON.string)
        members["license"] = license.map(JSON.string)
        members["platform"] = .string(platform.rawValue)
        if !assets.isEmpty { members["assets"] = .object(assets.mapValues { .string(TextFormat.text(of: $0)) }) }
        if !scenarios.isEmpty { members["scenarios"] = .array(scenarios.map(\.json)) }
        return members
    }
}

extension Scenario {
    /// The scenario as it stands in a recipe's JSON.
    public var json: JSON {
        var members: [String: JSON] = ["name": .string(name)]
        members["entry"] = entry.map(JSON.string)
        members["size"] = size.map { .string(TextFormat.text(of: $0)) }
        members["device"] = device.map(JSON.string)
        members["scale"] = scale.map(JSON.number)
        if !state.isEmpty { members["state"] = .object(state) }
        if !environment.isEmpty { members["environment"] = environment.json }
        members["safeArea"] = safeArea.map { insets in
            [
                "top": .number(insets.top), "leading": .number(insets.leading), "bottom": .number(insets.bottom),
                "trailing": .number(insets.trailing)
            ]
        }
        if !steps.isEmpty { members["steps"] = .array(steps.map(\.json)) }
        if mirrors { members["mirrors"] = true }
        return .object(members)
    }
}

extension Scenario.Step {
    var json: JSON {
        switch self {
        case .tap(let label): ["tap": .string(label)]
        case .set(let name, let value): ["set": .object([name: value])]
        }
    }
}

extension ScenarioEnvironment {
    var json: JSON {
        var members: [String: JSON] = [:]
        members["layoutDirection"] = layoutDirection.map { $0 == .rightToLeft ? "rightToLeft" : "leftToRight" }
        members["dynamicTypeSize"] = dynamicTypeSize.map(JSON.string)
        members["colorScheme"] = colorScheme.map(JSON.string)
        members["locale"] = locale.map(JSON.string)
        members["horizontalSizeClass"] = horizontalSizeClass.map(JSON.string)
        members["verticalSizeClass"] = verticalSizeClass.map(JSON.string)
        members["isEnabled"] = isEnabled.map(JSON.bool)
        members["legibilityWeight"] = legibilityWeight.map(JSON.string)
        return .object(members)
    }
}

extension Expectation {
    /// The expectation as it stands in a recipe's JSON.
    public var json: JSON {
        var members: [String: JSON] = [
            "scenario": .string(scenario), "origin": .string(provenance.origin.rawValue),
            "frames": .array(frames.map(\.json))
        ]
        members["os"] = provenance.os.map(JSON.string)
        members["device"] = provenance.device.map(JSON.string)
        members["version"] = provenance.version.map(JSON.string)
        if tolerance != 0 { members["tolerance"] = .number(tolerance) }
        members["reason"] = reason.map(JSON.string)
        if let expectedFailure {
            members["status"] = "xfail"
            members["issue"] = expectedFailure.issue.map(JSON.string)
        }
        members["bodyOffset"] = bodyOffset.map { .number(Double($0)) }
        if !closingComments.isEmpty { members["comments"] = ExpectedFrame.json(closingComments) }
        return .object(members)
    }
}

extension ExpectedFrame {
    var json: JSON {
        var members: [String: JSON] = ["node": .string(node)]
        members["x"] = x.map(JSON.number)
        members["y"] = y.map(JSON.number)
        members["width"] = width.map(JSON.number)
        members["height"] = height.map(JSON.number)
        members["note"] = note.map(JSON.string)
        if !comments.isEmpty { members["comments"] = ExpectedFrame.json(comments) }
        return .object(members)
    }

    static func json(_ comments: [String?]) -> JSON { .array(comments.map { $0.map(JSON.string) ?? .null }) }
}
