import CanonicalJSON

/// The published JSON Schema of a recipe, which reading enforces.
public enum RecipeSchema {
    /// The value of `format` in a recipe's JSON.
    public static let format = "recipes.recipe"
    /// The newest version of the format that is understood.
    public static let version = 1

    /// The name of the schema, which exports give as `$schema`.
    public static let identifier = "urn:recipes:schema:recipe:1"

    /// The schema as a value.
    public static let value: JSON = (try? JSON(parsing: text)) ?? .null

    /// The schema as text, JSON Schema 2020-12.
    public static let text = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:recipes:schema:recipe:1",
          "title": "Recipe",
          "description": "A SwiftUI layout recipe: prose, snippet, scenarios and expected frames.",
          "type": "object",
          "required": ["format", "version", "title", "body"],
          "additionalProperties": false,
          "properties": {
            "$schema": {"type": "string"},
            "format": {"const": "recipes.recipe"},
            "version": {"const": 1},
            "slug": {"type": "string", "format": "slug", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "maxLength": 100},
            "title": {"type": "string", "minLength": 1, "maxLength": 300},
            "description": {"type": "string"},
            "tags": {"type": "array", "items": {"type": "string", "minLength": 1, "maxLength": 100}},
            "authors": {"type": "array", "items": {"type": "string", "minLength": 1, "maxLength": 200}},
            "created": {"$ref": "#/$defs/date"},
            "updated": {"$ref": "#/$defs/date"},
            "source": {"type": "string", "minLength": 1},
            "license": {"type": "string", "minLength": 1},
            "platform": {"type": "string", "enum": ["iOS", "macOS"]},
            "assets": {"type": "object", "additionalProperties": {"$ref": "#/$defs/size"}},
            "scenarios": {"type": "array", "items": {"$ref": "#/$defs/scenario"}},
            "expectations": {"type": "array", "items": {"$ref": "#/$defs/expectation"}},
            "extra": {"type": "object"},
            "body": {"type": "string"}
          },
          "$defs": {
            "date": {"type": "string", "format": "date", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
            "size": {"type": "string", "format": "size", "pattern": "^[0-9.]+x[0-9.]+$"},
            "proposal": {
              "type": "string", "format": "proposal", "pattern": "^([0-9.]+|nil|inf)x([0-9.]+|nil|inf)$"
            },
            "insets": {
              "type": "object", "additionalProperties": false,
              "properties": {
                "top": {"type": "number"}, "leading": {"type": "number"},
                "bottom": {"type": "number"}, "trailing": {"type": "number"}
              }
            },
            "scenario": {
              "type": "object", "required": ["name"], "additionalProperties": false,
              "properties": {
                "name": {"type": "string", "minLength": 1, "maxLength": 200},
                "entry": {"type": "string", "minLength": 1},
                "size": {"$ref": "#/$defs/proposal"},
                "device": {"type": "string"},
                "scale": {"type": "number", "minimum": 1, "maximum": 10},
                "state": {"type": "object"},
                "environment": {"$ref": "#/$defs/environment"},
                "safeArea": {"$ref": "#/$defs/insets"},
                "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}},
                "mirrors": {"type": "boolean"}
              }
            },
            "environment": {
              "type": "object", "additionalProperties": false,
              "properties": {
                "layoutDirection": {"type": "string", "enum": ["leftToRight", "rightToLeft"]},
                "dynamicTypeSize": {
                  "type": "string",
                  "enum": [
                    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
                    "accessibility2", "accessibility3", "accessibility4", "accessibility5"
                  ]
                },
                "colorScheme": {"type": "string", "enum": ["light", "dark"]},
                "locale": {"type": "string"},
                "horizontalSizeClass": {"type": "string", "enum": ["compact", "regular"]},
                "verticalSizeClass": {"type": "string", "enum": ["compact", "regular"]},
                "isEnabled": {"type": "boolean"},
                "legibilityWeight": {"type": "string", "enum": ["regular", "bold"]}
              }
            },
            "step": {
              "type": "object", "additionalProperties": false, "minProperties": 1, "maxProperties": 1,
              "properties": {
                "tap": {"type": "string", "minLength": 1},
                "set": {"type": "object", "minProperties": 1, "maxProperties": 1}
              }
            },
            "expectation": {
              "type": "object", "required": ["scenario", "origin", "frames"], "additionalProperties": false,
              "properties": {
                "scenario": {"type": "string", "minLength": 1},
                "origin": {"type": "string", "enum": ["apple", "derived", "engine"]},
                "os": {"type": "string"},
                "device": {"type": "string"},
                "version": {"type": "string"},
                "tolerance": {"type": "number", "minimum": 0},
                "reason": {"type": "string"},
                "status": {"type": "string", "enum": ["xfail"]},
                "issue": {"type": "string"},
                "bodyOffset": {"type": "integer", "minimum": 0},
                "frames": {"type": "array", "items": {"$ref": "#/$defs/frame"}},
                "comments": {"$ref": "#/$defs/comments"}
              }
            },
            "frame": {
              "type": "object", "required": ["node"], "additionalProperties": false,
              "properties": {
                "node": {"type": "string", "minLength": 1},
                "x": {"type": "number"}, "y": {"type": "number"},
                "width": {"type": "number"}, "height": {"type": "number"},
                "comments": {"$ref": "#/$defs/comments"},
                "note": {"type": "string"}
              }
            },
            "comments": {"type": "array", "items": {"type": ["string", "null"]}}
          }
        }
        """#
}
