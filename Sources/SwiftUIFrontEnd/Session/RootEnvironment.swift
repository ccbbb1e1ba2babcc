import LayoutEngine
import Vocabulary

/// The environment around the root view.
enum RootEnvironment {
    /// What the options say: direction, type size, scale, and values given as source.
    static func make(_ options: LayoutOptions, interpreter: Interpreter) throws -> Environment {
        var environment = Environment()
        environment.values["layoutDirection"] = .native(
            Token("LayoutDirection", options.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"))
        environment.values["dynamicTypeSize"] = .native(Token("DynamicTypeSize", options.dynamicTypeSize))
        environment.values["displayScale"] = .double(options.scale)
        environment.values["pixelLength"] = .double(1 / options.scale)
        if let width = options.size.width {
            // A phone upright is compact; a tablet or a phone on its side is regular (Human Interface Guidelines).
            environment.values["horizontalSizeClass"] = .native(
                Token("UserInterfaceSizeClass", width < 600 ? "compact" : "regular"))
        }
        for (name, source) in options.environment {
            environment.values[name] = try interpreter.evaluate(
                expression: source, as: EnvironmentTypes.type(of: name))
        }
        return environment
    }
}

/// The types of environment values that can be given from outside.
enum EnvironmentTypes {
    /// The type of a value by name; `nil` where any will do.
    static func type(of name: String) -> TypeName? {
        switch name {
        case "colorScheme": .named("ColorScheme")
        case "horizontalSizeClass", "verticalSizeClass": .named("UserInterfaceSizeClass")
        case "legibilityWeight": .named("LegibilityWeight")
        case "locale": .named("Locale")
        case "isEnabled": .named("Bool")
        default: nil
        }
    }
}
