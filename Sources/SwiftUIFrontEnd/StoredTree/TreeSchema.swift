import CanonicalJSON

/// The published JSON Schema of a stored layout tree, as far as a schema can tell: which words take which arguments is in
/// the vocabulary.
public enum TreeSchema {
    /// The schema as a value, JSON Schema 2020-12.
    public static let value: JSON = (try? JSON(parsing: text)) ?? .null

    static let text = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Layout tree",
          "description": "SwiftUI's own words with evaluated arguments: what a snippet comes to in one scenario.",
          "type": "object",
          "required": ["format", "version", "platform", "definitions", "root"],
          "additionalProperties": false,
          "properties": {
            "format": {"const": "recipes.tree"},
            "version": {"const": 1},
            "writer": {
              "description": "Tells programs apart that write the same snippet differently; without it 1.",
              "type": "integer", "minimum": 1
            },
            "platform": {"enum": ["iOS", "macOS"]},
            "definitions": {
              "description": "Declarations that closures and values of the tree need, in the order of the source.",
              "type": "array",
              "items": {
                "type": "object", "required": ["name", "source"], "additionalProperties": false,
                "properties": {"name": {"type": "string"}, "source": {"type": "string"}}
              }
            },
            "bound": {
              "description": "Why the tree can only be laid out with its snippet.",
              "type": "array", "minItems": 1, "items": {"type": "string"}
            },
            "root": {"$ref": "#/$defs/view"}
          },
          "$defs": {
            "view": {
              "type": "object", "required": ["call"], "additionalProperties": false,
              "properties": {
                "call": {"description": "SwiftUI's name of the view.", "type": "string", "minLength": 1},
                "arguments": {"$ref": "#/$defs/arguments"},
                "modifiers": {
                  "description": "From the innermost to the outermost.",
                  "type": "array", "items": {"$ref": "#/$defs/modifier"}
                },
                "children": {"type": "array", "items": {"$ref": "#/$defs/view"}},
                "source": {
                  "description": "Where the call stands in the snippet, from 1.",
                  "type": "object", "required": ["line", "column"], "additionalProperties": false,
                  "properties": {
                    "line": {"type": "integer", "minimum": 1}, "column": {"type": "integer", "minimum": 1}
                  }
                },
                "from": {
                  "description": "The custom views whose body this view is, outermost first.",
                  "type": "string", "pattern": "^[^/]+(/[^/]+)*$"
                },
                "singleChild": {"description": "The content is written as exactly one view.", "const": true},
                "unexpanded": {"description": "Closures of the view are still to be called.", "const": true}
              }
            },
            "modifier": {
              "type": "object", "required": ["call"], "additionalProperties": false,
              "properties": {
                "call": {"type": "string", "minLength": 1}, "arguments": {"$ref": "#/$defs/arguments"}
              }
            },
            "arguments": {
              "description": "By parameter name. A whole number is a Double where the parameter is one.",
              "type": "object",
              "additionalProperties": {"anyOf": [{"$ref": "#/$defs/value"}, {"$ref": "#/$defs/views"}]}
            },
            "views": {
              "type": "object", "required": ["views"], "additionalProperties": false,
              "properties": {"views": {"type": "array", "items": {"$ref": "#/$defs/view"}}}
            },
            "value": {
              "anyOf": [
                {"type": ["null", "boolean", "number", "string"]},
                {"type": "array", "items": {"$ref": "#/$defs/value"}},
                {"$ref": "#/$defs/tagged"}
              ]
            },
            "tagged": {
              "description": "What JSON does not have, told by one of its members.",
              "type": "object",
              "anyOf": [
                {"required": ["double"]}, {"required": ["int"]}, {"required": ["infinity"]}, {"required": ["nan"]},
                {"required": ["void"]}, {"required": ["character"]}, {"required": ["set"]},
                {"required": ["dictionary"]}, {"required": ["tuple"]}, {"required": ["range", "closed"]},
                {"required": ["size"]}, {"required": ["point"]}, {"required": ["rect"]}, {"required": ["proposal"]},
                {"required": ["box"]}, {"required": ["binding"]}, {"required": ["view"]}, {"required": ["type"]},
                {"required": ["keyPath"]}, {"required": ["instance", "fields"]},
                {"required": ["object", "number", "fields"]}, {"required": ["same"]}, {"required": ["enum", "case"]},
                {"required": ["closure", "captures"]}, {"required": ["method", "of"]},
                {"required": ["function", "of", "labels"]}, {"required": ["token"]}, {"required": ["swift"]},
                {"required": ["localized"]}, {"required": ["attributed"]}, {"required": ["date"]},
                {"required": ["uuid"]}, {"required": ["url"]}, {"required": ["numberStyle"]},
                {"required": ["dateStyle"]}, {"required": ["formatStyle", "arguments"]},
                {"required": ["measurement", "unit"]}, {"required": ["duration", "type"]},
                {"required": ["timeZone", "offset"]}, {"required": ["anyGradient"]},
                {"required": ["path"]}, {"required": ["guide", "axis"]}, {"required": ["alignment"]},
                {"required": ["tokenCall", "type", "arguments"]}, {"required": ["gradientStyle", "gradient"]},
                {"required": ["record", "fields"]}, {"required": ["settings", "type"]},
                {"required": ["navigationPath"]}, {"required": ["animatablePair"]}, {"required": ["scrollProxy"]},
                {"required": ["list", "single"]}, {"required": ["modifierContent"]},
                {"required": ["customModifier", "content"]}, {"required": ["layout"]},
                {"required": ["integer", "type"]}, {"required": ["float"]}, {"required": ["nsNumber"]},
                {"required": ["member"]}, {"required": ["outside"]}, {"required": ["slice", "start"]},
                {"required": ["scalar"]}, {"required": ["someNil"]}, {"required": ["calendar"]},
                {"required": ["environmentAction"]}, {"required": ["stringIndex"]}
              ],
              "properties": {
                "closure": {"description": "A closure as Swift source.", "type": "string"},
                "captures": {"type": "object", "additionalProperties": {"$ref": "#/$defs/value"}},
                "builder": {"type": "string"},
                "in": {"description": "The declared type around a closure.", "type": "string"},
                "swift": {"description": "The Swift source that makes the value.", "type": "string"},
                "token": {
                  "description": "A constant as Type.name; `type` says where the type ends if the name has dots.",
                  "type": "string", "pattern": "^.+\\..+$"
                },
                "guide": {"description": "The AlignmentID type of a custom guide.", "type": "string"},
                "axis": {"enum": ["horizontal", "vertical"]},
                "fields": true,
                "infinity": {"description": "Whether it is the positive one.", "type": "boolean"},
                "nan": {"const": true},
                "closed": {"type": "boolean"}
              }
            }
          }
        }
        """#
}
