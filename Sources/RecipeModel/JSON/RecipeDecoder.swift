import CanonicalJSON
import LayoutEngine

/// Builds a recipe from JSON that already agrees with the schema; what does not is left out.
enum RecipeDecoder {
    static func recipe(_ json: JSON) -> Recipe {
        let title = json["title"]?.stringValue ?? ""
        return Recipe(
            slug: json["slug"]?.stringValue, title: title,
            description: json["description"]?.stringValue,
            tags: strings(json["tags"]), authors: strings(json["authors"]),
            created: json["created"]?.stringValue, updated: json["updated"]?.stringValue,
            source: json["source"]?.stringValue, license: json["license"]?.stringValue,
            platform: json["platform"]?.stringValue.flatMap(Platform.init) ?? .iOS,
            assets: (json["assets"]?.objectValue ?? [:]).compactMapValues { $0.stringValue.flatMap(TextFormat.size) },
            scenarios: (json["scenarios"]?.arrayValue ?? []).map(scenario),
            expectations: (json["expectations"]?.arrayValue ?? []).compactMap(expectation),
            extra: json["extra"]?.objectValue ?? [:], body: json["body"]?.stringValue ?? "")
    }

    private static func strings(_ json: JSON?) -> [String] { (json?.arrayValue ?? []).compactMap(\.stringValue) }

    static func scenario(_ json: JSON) -> Scenario {
        Scenario(
            name: json["name"]?.stringValue ?? "", entry: json["entry"]?.stringValue,
            size: json["size"]?.stringValue.flatMap(TextFormat.proposal), device: json["device"]?.stringValue,
            scale: json["scale"]?.numberValue, state: json["state"]?.objectValue ?? [:],
            environment: json["environment"].map(environment) ?? ScenarioEnvironment(),
            safeArea: json["safeArea"].map(insets), steps: (json["steps"]?.arrayValue ?? []).compactMap(step),
            mirrors: json["mirrors"]?.boolValue ?? false)
    }

    private static func environment(_ json: JSON) -> ScenarioEnvironment {
        ScenarioEnvironment(
            layoutDirection: json["layoutDirection"]?.stringValue.map {
                $0 == "rightToLeft" ? .rightToLeft : .leftToRight
            },
            dynamicTypeSize: json["dynamicTypeSize"]?.stringValue, colorScheme: json["colorScheme"]?.stringValue,
            locale: json["locale"]?.stringValue, horizontalSizeClass: json["horizontalSizeClass"]?.stringValue,
            verticalSizeClass: json["verticalSizeClass"]?.stringValue, isEnabled: json["isEnabled"]?.boolValue,
            legibilityWeight: json["legibilityWeight"]?.stringValue)
    }

    private static func insets(_ json: JSON) -> EdgeInsets {
        EdgeInsets(
            top: json["top"]?.numberValue ?? 0, leading: json["leading"]?.numberValue ?? 0,
            bottom: json["bottom"]?.numberValue ?? 0, trailing: json["trailing"]?.numberValue ?? 0)
    }

    private static func step(_ json: JSON) -> Scenario.Step? {
        if let label = json["tap"]?.stringValue { return .tap(label) }
        return json["set"]?.objectValue?.first.map { .set($0.key, $0.value) }
    }

    static func expectation(_ json: JSON) -> Expectation? {
        guard let origin = json["origin"]?.stringValue.flatMap(Provenance.Origin.init) else { return nil }
        return Expectation(
            scenario: json["scenario"]?.stringValue ?? "",
            provenance: Provenance(
                origin: origin, os: json["os"]?.stringValue, device: json["device"]?.stringValue,
                version: json["version"]?.stringValue),
            tolerance: json["tolerance"]?.numberValue ?? 0, reason: json["reason"]?.stringValue,
            expectedFailure: json["status"]?.stringValue == "xfail"
                ? Expectation.ExpectedFailure(issue: json["issue"]?.stringValue) : nil,
            frames: (json["frames"]?.arrayValue ?? []).map(frame), closingComments: comments(json["comments"]),
            bodyOffset: json["bodyOffset"]?.numberValue.flatMap { Int(exactly: $0) })
    }

    private static func frame(_ json: JSON) -> ExpectedFrame {
        ExpectedFrame(
            node: json["node"]?.stringValue ?? "", x: json["x"]?.numberValue, y: json["y"]?.numberValue,
            width: json["width"]?.numberValue, height: json["height"]?.numberValue,
            comments: comments(json["comments"]), note: json["note"]?.stringValue)
    }

    private static func comments(_ json: JSON?) -> [String?] { (json?.arrayValue ?? []).map(\.stringValue) }
}

extension Scenario {
    /// Reads what `json` wrote; what the schema does not allow is left out.
    public init(json: JSON) { self = RecipeDecoder.scenario(json) }
}
