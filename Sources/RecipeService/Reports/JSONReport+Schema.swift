import CanonicalJSON
import RecipeModel

extension JSONReport {
    /// The JSON Schema of the document, for programs that read reports.
    public static var schema: JSON {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A validation report of recipes",
            "type": "object",
            "required": ["format", "version", "engine", "rules", "success", "summary", "causes", "recipes"],
            "additionalProperties": false,
            "properties": [
                "format": ["const": .string(format)], "version": ["const": .number(Double(version))],
                "engine": ["type": "string"], "success": ["type": "boolean"],
                "rules": [
                    "type": "object", "required": ["allowEmpty", "strict"], "additionalProperties": false,
                    "properties": ["allowEmpty": ["type": "boolean"], "strict": ["type": "boolean"]]
                ],
                "summary": summaryRule, "causes": ["type": "array", "items": ["$ref": "#/$defs/cause"]],
                "recipes": ["type": "array", "items": ["$ref": "#/$defs/recipe"]],
                "shard": object(["index": ["$ref": "#/$defs/line"], "count": ["$ref": "#/$defs/line"]]),
                "emptyInputs": ["type": "array", "items": ["type": "string"]]
            ],
            "$defs": [
                "state": ["type": "string", "enum": names(ValidationState.allCases.map(\.rawValue))],
                "origin": ["type": "string", "enum": names(Provenance.Origin.allCases.map(\.rawValue))],
                "field": ["type": "string", "enum": names(FrameMismatch.Field.allCases.map(\.rawValue))],
                "count": ["type": "integer", "minimum": 0],
                "line": ["description": "Counted from 1.", "type": "integer", "minimum": 1],
                "cause": object([
                    "view": ["type": "string"], "field": ["$ref": "#/$defs/field"], "delta": ["type": "number"],
                    "mismatches": ["$ref": "#/$defs/count"], "recipes": ["type": "array", "items": ["type": "string"]]
                ]),
                "recipe": object(
                    [
                        "slug": ["type": "string"], "title": ["type": "string"], "state": ["$ref": "#/$defs/state"],
                        "diagnostics": ["type": "array", "items": ["$ref": "#/$defs/diagnostic"]],
                        "expectations": ["type": "array", "items": ["$ref": "#/$defs/expectation"]],
                        "basis": ["$ref": "#/$defs/basis"]
                    ], optional: ["document": ["type": "string"]]),
                "basis": object([
                    "trees": ["$ref": "#/$defs/count"], "snippets": ["$ref": "#/$defs/count"],
                    "bound": ["$ref": "#/$defs/count"], "outdated": ["$ref": "#/$defs/count"]
                ]),
                "diagnostic": object(
                    [
                        "id": ["type": "string"], "severity": ["type": "string", "enum": ["note", "warning", "error"]],
                        "message": ["type": "string"], "hints": ["type": "array", "items": ["type": "string"]]
                    ], optional: ["line": ["$ref": "#/$defs/line"]]),
                "expectation": object(
                    [
                        "scenario": ["type": "string"], "origin": ["$ref": "#/$defs/origin"],
                        "state": ["$ref": "#/$defs/state"], "compared": ["$ref": "#/$defs/count"],
                        "largestDelta": ["type": "number", "minimum": 0],
                        "diagnostics": ["type": "array", "items": ["$ref": "#/$defs/diagnostic"]],
                        "mismatches": ["type": "array", "items": ["$ref": "#/$defs/mismatch"]]
                    ],
                    optional: [
                        "line": ["$ref": "#/$defs/line"], "os": ["type": "string"], "device": ["type": "string"],
                        "version": ["type": "string"],
                        "picture": ["$ref": "#/$defs/picture"]
                    ]),
                "mismatch": object(
                    [
                        "node": ["type": "string"], "path": ["type": "string"], "field": ["$ref": "#/$defs/field"],
                        "expected": ["type": "number"], "got": ["type": "number"], "delta": ["type": "number"],
                        "index": ["$ref": "#/$defs/count"], "follows": ["type": ["integer", "null"]]
                    ], optional: ["line": ["$ref": "#/$defs/line"]]),
                "picture": object([
                    "width": ["type": "number"], "height": ["type": "number"],
                    "got": ["type": "array", "items": ["$ref": "#/$defs/box"]],
                    "expected": ["type": "array", "items": ["$ref": "#/$defs/box"]]
                ]),
                "box": object([
                    "path": ["type": "string"], "name": ["type": "string"], "kind": ["type": "string"],
                    "depth": ["$ref": "#/$defs/count"], "x": ["type": "number"], "y": ["type": "number"],
                    "width": ["type": "number"], "height": ["type": "number"]
                ])
            ]
        ]
    }

    private static var summaryRule: JSON {
        object([
            "recipes": ["$ref": "#/$defs/count"], "scenarios": ["$ref": "#/$defs/count"],
            "compared": ["$ref": "#/$defs/count"], "mismatches": ["$ref": "#/$defs/count"],
            "largestDelta": ["type": "number", "minimum": 0],
            "states": ["type": "object", "additionalProperties": ["$ref": "#/$defs/count"]],
            "origins": ["type": "object", "additionalProperties": ["$ref": "#/$defs/count"]],
            "basis": ["$ref": "#/$defs/basis"]
        ])
    }

    private static func names(_ values: [String]) -> JSON { .array(values.map { .string($0) }) }

    /// An object that has exactly these members.
    private static func object(_ required: [String: JSON], optional: [String: JSON] = [:]) -> JSON {
        [
            "type": "object", "required": names(required.keys.sorted()), "additionalProperties": false,
            "properties": .object(required.merging(optional) { $1 })
        ]
    }
}
