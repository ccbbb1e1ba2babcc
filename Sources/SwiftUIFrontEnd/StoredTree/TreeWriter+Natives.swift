import CanonicalJSON
import LayoutEngine
import Vocabulary

extension TreeWriter {
    /// A value of a type that the vocabulary implements: as the Swift source that makes it, where there is one.
    func native(_ native: any NativeValue, _ state: inout State) -> JSON {
        if Self.writtenAsSource.contains(ObjectIdentifier(type(of: native))) { return source(of: native, &state) }
        switch native {
        case let number as FloatValue where number.number.isFinite: return ["swift": .string("Float(\(number.number))")]
        case let token as Token: return Self.token(token)
        // A key without markup is its text.
        case let text as LocalizedStringKeyValue where text.isPlain: return .string(text.key)
        case let text as LocalizedStringKeyValue: return ["localized": .string(text.escaped)]
        case let text as AttributedStringValue:
            return ["attributed": .array(text.runs.map { [.string($0.text), members($0.attributes, &state)] })]
        case let date as DateValue: return ["date": Self.length(date.seconds)]
        case let id as UUIDValue: return ["uuid": .string(id.text)]
        case let url as URLValue: return ["url": .string(url.text)]
        case let style as NumberFormatStyleValue: return ["numberStyle": style.stored]
        case let style as DateFormatStyleValue: return ["dateStyle": style.stored]
        case let style as RecordFormatStyleValue:
            return ["formatStyle": .string(style.name), "arguments": self.arguments(style.arguments, &state)]
        case let measurement as MeasurementValue:
            return ["measurement": Self.length(measurement.value), "unit": self.native(measurement.unit, &state)]
        case let duration as DurationValue:
            return ["duration": Self.length(duration.seconds), "type": .string(duration.typeName)]
        case let zone as TimeZoneValue:
            return ["timeZone": .string(zone.identifier), "offset": .number(Double(zone.offset))]
        case let gradient as GradientValue where gradient.isAny:
            return ["anyGradient": self.native(GradientValue(stops: gradient.stops), &state)]
        case let path as PathValue: return ["path": Self.path(path)]
        case let object as PathObject: return ["pathObject": .string(object.typeName), "path": Self.path(object.path)]
        case let guide as HorizontalAlignmentValue: return alignment(guide.guide, "horizontal", guide, &state)
        case let guide as VerticalAlignmentValue: return alignment(guide.guide, "vertical", guide, &state)
        case let both as AlignmentValue:
            guard both.horizontal.isCustom || both.vertical.isCustom else { return source(of: both, &state) }
            return ["alignment": [self.native(both.horizontal, &state), self.native(both.vertical, &state)]]
        case let call as TokenCall:
            var members: [String: JSON] = [
                "tokenCall": .string(call.name), "type": .string(call.typeName),
                "arguments": self.arguments(call.arguments, &state)
            ]
            if let base = call.base { members["base"] = self.native(base, &state) }
            return .object(members)
        case let style as GradientStyleValue:
            return [
                "gradientStyle": .string(style.typeName), "gradient": self.native(style.gradient, &state),
                "arguments": self.arguments(style.arguments, &state)
            ]
        case let record as RecordValue:
            return [
                "record": .string(record.typeName),
                "fields": .array(record.fields.map { [.string($0.name), value($0.value, &state)] })
            ]
        case let object as ObjectValue:
            return ["settings": members(object.settings, &state), "type": .string(object.typeName)]
        case let path as NavigationPathValue: return ["navigationPath": list(path.elements, &state)]
        case let pair as AnimatablePairValue: return ["animatablePair": list([pair.first, pair.second], &state)]
        case is ScrollProxyValue: return ["scrollProxy": true]
        case let views as ViewList:
            return [
                "list": .array(views.entries.map { [.string($0.key), value($0.value, &state)] }),
                "single": .bool(views.isStaticallySingle)
            ]
        case let content as ModifierContentValue: return ["modifierContent": value(content.view, &state)]
        case let custom as CustomModifier:
            return ["customModifier": value(custom.value, &state), "content": value(custom.content, &state)]
        case let layout as NativeLayout:
            guard let declared = layout.layout as? InterpretedLayout else {
                state.bind("the layout `\(layout.name)`")
                return .null
            }
            return ["layout": value(declared.instance, &state)]
        default:
            return standard(native, &state) ?? source(of: native, &state)
        }
    }

    /// The commonest types of all, none of which `native` or `standard` treats in a way of its own: asking for each of
    /// the others first took longer than writing the value.
    private static let writtenAsSource: Set<ObjectIdentifier> = [
        ObjectIdentifier(ColorValue.self), ObjectIdentifier(EdgeInsetsValue.self), ObjectIdentifier(EdgeSetValue.self),
        ObjectIdentifier(FontValue.self), ObjectIdentifier(GridItemValue.self), ObjectIdentifier(UnitPointValue.self)
    ]

    /// `Type.name`; with its type beside it where the name has parts itself, as in `SymbolVariants.circle.fill`.
    private static func token(_ token: Token) -> JSON {
        guard token.name.contains(".") else { return ["token": .string(token.debugText)] }
        return ["token": .string(token.debugText), "type": .string(token.typeName)]
    }

    private func alignment(
        _ guide: GuideValue, _ axis: String, _ native: any NativeValue, _ state: inout State
    ) -> JSON {
        guard case .custom(let type) = guide else { return source(of: native, &state) }
        state.names.formUnion(DefinitionCollector.words(of: type.written))
        return ["guide": .string(type.written), "axis": .string(axis)]
    }

    private func members(_ values: [String: Value], _ state: inout State) -> JSON {
        var members: [String: JSON] = [:]
        for (name, item) in values.sorted(by: { $0.key < $1.key }) { members[name] = value(item, &state) }
        return .object(members)
    }

    private func arguments(_ arguments: [Argument], _ state: inout State) -> JSON {
        .array(arguments.map { [.string($0.name), value($0.value, &state)] })
    }

    /// What the value prints as, if that makes it again.
    private func source(of native: any NativeValue, _ state: inout State) -> JSON {
        let text = native.debugText
        guard workspace.natives.makes(native, from: text) else {
            state.bind("a value of type `\(native.typeName)`")
            return .null
        }
        var members: [String: JSON] = ["swift": .string(text)]
        if text.hasPrefix(".") { members["type"] = .string(native.typeName) }
        return .object(members)
    }

    private static func path(_ path: PathValue) -> JSON {
        func points(_ name: String, _ points: Point...) -> JSON {
            .array([.string(name)] + points.flatMap { [length($0.x), length($0.y)] })
        }
        return .array(
            path.elements.map { element in
                switch element {
                case .move(let point): points("m", point)
                case .line(let point): points("l", point)
                case .quadCurve(let point, let control): points("q", control, point)
                case .curve(let point, let control1, let control2): points("c", control1, control2, point)
                case .close: points("h")
                }
            })
    }
}

extension HorizontalAlignmentValue {
    fileprivate var isCustom: Bool { if case .custom = guide { true } else { false } }
}

extension VerticalAlignmentValue {
    fileprivate var isCustom: Bool { if case .custom = guide { true } else { false } }
}
