import CanonicalJSON
import LayoutEngine
import Vocabulary

extension TreeReader {
    /// Tags of values of the vocabulary's own types.
    static let nativeTags =
        [
            "token", "swift", "localized", "attributed", "date", "pathObject", "path", "guide", "alignment",
            "navigationPath", "animatablePair", "scrollProxy", "list", "modifierContent", "customModifier", "layout",
            "uuid", "url", "numberStyle", "dateStyle", "formatStyle", "measurement", "duration", "timeZone",
            "anyGradient"
        ] + standardTags

    /// A constant from `Type.name`.
    ///
    /// - Parameter type: the part in front of the name; `nil` if that is all but the last part.
    static func token(_ text: String, type: String? = nil) throws -> Value {
        if let type {
            guard text.hasPrefix(type + "."), text.utf8.count > type.utf8.count + 1 else {
                throw TreeProblem("expected `\(type).name`, found `\(text)`")
            }
            return .native(Token(type, String(text.dropFirst(type.count + 1))))
        }
        guard let dot = text.lastIndex(of: "."), dot != text.startIndex else {
            throw TreeProblem("expected `Type.name`, found `\(text)`")
        }
        return .native(Token(String(text[..<dot]), String(text[text.index(after: dot)...])))
    }

    func native(_ tag: String, _ content: JSON, _ members: [String: JSON]) throws -> Value {
        switch tag {
        case "token": return try Self.token(try text(content), type: try members["type"].map { try text($0) })
        case "swift": return try source(try text(content), type: members["type"]?.stringValue)
        case "localized": return .native(LocalizedStringKeyValue(try text(content)))
        case "attributed":
            var value = AttributedStringValue("")
            value.runs = try array(content).flatMap { piece in
                guard case .array(let parts) = piece, parts.count == 2 else { throw expected("a text and attributes") }
                var runs = AttributedStringValue(try text(parts[0])).runs
                for (name, json) in parts[1].objectValue ?? [:] {
                    let attribute = try self.value(of: json)
                    for index in runs.indices { runs[index].attributes[name] = attribute }
                }
                return runs
            }
            return .native(value)
        case "date": return .native(DateValue(seconds: try number(content)))
        case "uuid", "url", "numberStyle", "dateStyle", "formatStyle", "measurement", "duration", "timeZone":
            return try foundation(tag, content, members)
        case _ where Self.standardTags.contains(tag): return try standard(tag, content, members)
        case "anyGradient":
            guard case .native(let gradient as GradientValue) = try value(of: content) else {
                throw expected("a gradient")
            }
            return .native(GradientValue(stops: gradient.stops, isAny: true))
        case "path": return .native(try path(content))
        case "pathObject": return .native(PathObject(try text(content), try path(members["path"] ?? .null)))
        case "guide":
            let id = GuideValue.custom(try type(content))
            return members["axis"] == "horizontal"
                ? .native(HorizontalAlignmentValue(id)) : .native(VerticalAlignmentValue(id))
        case "alignment":
            let guides = try values(try array(content))
            guard guides.count == 2, case .native(let horizontal as HorizontalAlignmentValue) = guides[0],
                case .native(let vertical as VerticalAlignmentValue) = guides[1]
            else { throw expected("a horizontal and a vertical guide") }
            return .native(AlignmentValue(horizontal: horizontal, vertical: vertical))
        case "tokenCall":
            var base: (any NativeValue)?
            if let json = members["base"], case .native(let native) = try value(of: json) { base = native }
            return .native(
                TokenCall(
                    try text(members["type"]), try text(content), base: base,
                    arguments: try arguments(members["arguments"])))
        case "gradientStyle":
            guard case .native(let gradient as GradientValue) = try value(of: members["gradient"] ?? .null) else {
                throw expected("a gradient")
            }
            return .native(
                GradientStyleValue(try text(content), gradient, arguments: try arguments(members["arguments"])))
        case "record":
            let fields = try pairs(members["fields"] ?? .array([]))
            return .native(RecordValue(try text(content), fields.map { (name: $0.name, value: $0.value) }))
        case "settings":
            let object = ObjectValue(try text(members["type"]))
            for (name, json) in content.objectValue ?? [:] { object.settings[name] = try value(of: json) }
            return .native(object)
        case "navigationPath": return .native(NavigationPathValue(try values(try array(content))))
        case "animatablePair":
            let parts = try values(try array(content))
            guard parts.count == 2 else { throw expected("two values") }
            return .native(AnimatablePairValue(parts[0], parts[1]))
        case "scrollProxy": return .native(ScrollProxyValue())
        case "list":
            return .native(
                ViewList(
                    entries: try pairs(content).map { ViewList.Entry(value: $0.value, key: $0.name) },
                    isStaticallySingle: members["single"]?.boolValue ?? false))
        case "modifierContent": return .native(ModifierContentValue(view: try value(of: content)))
        case "customModifier":
            return .native(
                CustomModifier(value: try value(of: content), content: try value(of: members["content"] ?? .null)))
        default:
            let instance = try value(of: content)
            guard let name = interpreter.declaredTypeName(of: instance) else { throw expected("a layout") }
            return .native(NativeLayout(InterpretedLayout(instance: instance, host: host), name: name))
        }
    }

    /// A value of one of Foundation's types.
    private func foundation(_ tag: String, _ content: JSON, _ members: [String: JSON]) throws -> Value {
        switch tag {
        case "uuid":
            guard let id = UUIDValue(try text(content)) else { throw expected("a UUID") }
            return .native(id)
        case "url": return .native(URLValue(try text(content)))
        case "numberStyle":
            guard let style = NumberFormatStyleValue(stored: content) else { throw expected("a format of numbers") }
            return .native(style)
        case "dateStyle":
            guard let style = DateFormatStyleValue(stored: content) else { throw expected("a format of dates") }
            return .native(style)
        case "formatStyle":
            return .native(RecordFormatStyleValue(try text(content), try arguments(members["arguments"])))
        case "measurement":
            guard case .native(let unit as Token) = try value(of: members["unit"] ?? .null) else {
                throw expected("a unit")
            }
            return .native(MeasurementValue(value: try number(content), unit: unit))
        case "duration": return .native(DurationValue(try text(members["type"]), seconds: try number(content)))
        default:
            return .native(
                TimeZoneValue(
                    identifier: try text(content), offset: Int(exactly: try number(members["offset"] ?? .null)) ?? 0))
        }
    }

    /// A value from the Swift source that makes it.
    private func source(_ text: String, type: String?) throws -> Value {
        if !hasDefinitions, let made = workspace.natives.value(of: text, type: type) { return made }
        return try interpreter.evaluate(expression: text, as: type.map { .named($0) })
    }

    private func arguments(_ json: JSON?) throws -> [Argument] {
        try pairs(json ?? .array([])).map { Argument(name: $0.name, value: $0.value) }
    }

    private func pairs(_ json: JSON) throws -> [(name: String, value: Value)] {
        try array(json).map { pair in
            guard case .array(let parts) = pair, parts.count == 2 else { throw expected("a name and a value") }
            return (try text(parts[0]), try value(of: parts[1]))
        }
    }

    private func path(_ json: JSON) throws -> PathValue {
        var path = PathValue()
        for element in try array(json) {
            guard case .array(let parts) = element, let name = parts.first?.stringValue else {
                throw expected("an element of a path")
            }
            let numbers = try parts.dropFirst().map { try number($0) }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
            switch (name, points.count) {
            case ("m", 1): path.add(.move(points[0]))
            case ("l", 1): path.add(.line(points[0]))
            case ("q", 2): path.add(.quadCurve(points[1], control: points[0]))
            case ("c", 3): path.add(.curve(points[2], control1: points[0], control2: points[1]))
            case ("h", 0): path.add(.close)
            default: throw expected("an element of a path: m, l, q, c or h with its points")
            }
        }
        return path
    }
}
