extension Formatting {
    /// The arguments of a text of a number or a date as the locale of its place writes it; `nil` where that makes no
    /// difference.
    public static func localized(_ arguments: [Argument], by locale: String) -> [Argument]? {
        guard RegionWords.named(locale) != nil else { return nil }
        if let date = arguments.first(where: { $0.name == "date" }), let style = dateStyle(arguments) {
            var format = style
            format.locale = locale
            return [
                Argument(name: "input", value: date.value, range: date.range),
                Argument(name: "format", value: format.asValue)
            ]
        }
        guard let index = arguments.firstIndex(where: { $0.name == "format" }),
            let format = localized(arguments[index].value, by: locale)
        else { return nil }
        var changed = arguments
        changed[index] = Argument(name: "format", value: format, range: arguments[index].range)
        return changed
    }

    /// What `Text(date, style:)` shows as a style of a format, for times and dates.
    private static func dateStyle(_ arguments: [Argument]) -> DateFormatStyleValue? {
        switch arguments.first(where: { $0.name == "style" })?.value.tokenName {
        case "time": DateFormatStyleValue(date: "omitted", time: "shortened")
        case "date": DateFormatStyleValue(date: "long", time: "omitted")
        default: nil
        }
    }

    /// A style with the locale of the place, if it has none of its own.
    private static func localized(_ style: Value, by locale: String) -> Value? {
        guard case .native(let native) = style else { return nil }
        switch native {
        case var style as NumberFormatStyleValue where style.locale.isEmpty:
            style.locale = locale
            return style.asValue
        case var style as DateFormatStyleValue where style.locale.isEmpty:
            style.locale = locale
            return style.asValue
        default: return nil
        }
    }
}
