/// Constants of the system that views mention.
enum SystemTokens {
    static let dispatchQoS = NativeType.tokens(
        "DispatchQoS", "background utility default userInitiated userInteractive unspecified"
    )
    static let taskPriority = NativeType.tokens("TaskPriority", "background low medium high utility userInitiated")
    static let runLoopMode = NativeType.tokens("RunLoop.Mode", "common default tracking")
    static let uiImpactFeedbackGeneratorFeedbackStyle = NativeType.tokens(
        "UIImpactFeedbackGenerator.FeedbackStyle", "light medium heavy soft rigid"
    )
    static let uiNotificationFeedbackGeneratorFeedbackType = NativeType.tokens(
        "UINotificationFeedbackGenerator.FeedbackType", "success warning error"
    )
    static let uiBlurEffectStyle = NativeType.tokens(
        "UIBlurEffect.Style",
        "extraLight light dark regular prominent systemUltraThinMaterial systemThinMaterial systemMaterial "
            + "systemThickMaterial systemChromeMaterial"
    )
    static let nsNotificationName = NativeType.tokens("NSNotification.Name", "") { type in
        type.tokenInitializer("(_ name: String)")
        type.tokenInitializer("(rawValue: String)")
        type.fromStringLiteral = { .native(Token("NSNotification.Name", $0)) }
        type.properties["rawValue"] = NativeProperty(get: { value in
            switch value {
            case .native(let call as TokenCall): call.arguments.first?.value ?? .string("")
            default: .string(value.tokenName ?? "")
            }
        })
    }
    static let utType = NativeType.tokens(
        "UTType",
        "image png jpeg text plainText utf8PlainText url fileURL json pdf data item content folder movie "
            + "audio video"
    ) { type in
        type.tokenInitializer("(_ identifier: String)")
        type.tokenInitializer("(filenameExtension: String)")
    }
    static let osLogType = NativeType.tokens("OSLogType", "default info debug error fault")
    static let uiAccessibilityNotification = NativeType.tokens(
        "UIAccessibility.Notification", "announcement screenChanged layoutChanged"
    )
    static let stringCompareOptions = NativeType.tokenSet(
        "String.CompareOptions",
        "caseInsensitive literal backwards anchored numeric diacriticInsensitive widthInsensitive "
            + "regularExpression")
    static let stringEncoding = NativeType.tokens("String.Encoding", "utf8 utf16 ascii isoLatin1 unicode")
    static let comparisonResult = NativeType.tokens(
        "ComparisonResult", "orderedAscending orderedSame orderedDescending"
    )
    static let jsonEncoderOutputFormatting = NativeType.tokenSet(
        "JSONEncoder.OutputFormatting",
        "prettyPrinted sortedKeys withoutEscapingSlashes")
    static let numberFormatStyleConfigurationGrouping = NativeType.tokens(
        "NumberFormatStyleConfiguration.Grouping", "automatic never"
    )
    static let numberFormatStyleConfigurationSignDisplayStrategy = NativeType.tokens(
        "NumberFormatStyleConfiguration.SignDisplayStrategy", "automatic never always accounting"
    ) { type in
        type.tokenFunction("always", "(includingZero: Bool = true)")
        type.tokenFunction("always", "(showZero: Bool = true)")
        type.tokenFunction("accountingAlways", "(showZero: Bool = false)")
    }
    static let numberFormatStyleConfigurationNotation = NativeType.tokens(
        "NumberFormatStyleConfiguration.Notation", "automatic compactName scientific"
    )
    static let numberFormatStyleConfigurationDecimalSeparatorDisplayStrategy = NativeType.tokens(
        "NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy", "automatic always"
    )
    static let currencyFormatStyleConfigurationPresentation = NativeType.tokens(
        "CurrencyFormatStyleConfiguration.Presentation", "standard narrow isoCode fullName"
    )
    static let characterSet = NativeType.tokens(
        "CharacterSet",
        "whitespaces newlines whitespacesAndNewlines letters decimalDigits alphanumerics "
            + "punctuationCharacters symbols uppercaseLetters lowercaseLetters urlQueryAllowed urlPathAllowed "
            + "urlHostAllowed urlFragmentAllowed urlUserAllowed urlPasswordAllowed"
    ) { type in
        type.initializer("()") { _ in
            .native(TokenCall("CharacterSet", "init", arguments: [Argument(name: "charactersIn", value: .string(""))]))
        }
        type.tokenInitializer("(charactersIn: String)")
        type.chainedProperties("inverted")
        for name in ["union", "intersection", "subtracting", "symmetricDifference"] {
            type.chained(name, "(_ other: CharacterSet)")
        }
        for name in ["formUnion", "formIntersection", "subtract"] {
            type.mutatingMethod(name, "(_ other: CharacterSet)") { call in change(&call, name, call.value(0)) }
        }
        for name in ["insert", "remove"] {
            type.mutatingMethod(name, "(charactersIn: String)") { call in change(&call, name, call.value(0)) }
            type.mutatingMethod(name, "(_ member: Any)") { call in
                change(&call, name, .string(try call.evaluator.text(of: call.value(0))))
            }
        }
        type.method("isSuperset", "(of other: Any) -> Bool") { call in
            guard case .native(let set) = call.receiver, case .native(let other as TokenCall) = call.value(0),
                case .string(let members)? = other.argument("charactersIn")
            else {
                throw call.evaluator.failure(
                    id: "unsupported", "only sets that are written as a string can be looked for in another", hints: [])
            }
            return .bool(members.allSatisfy { CharacterSets.contains($0, in: set) })
        }
        type.method("contains", "(_ member: Any) -> Bool") { call in
            let text = try call.evaluator.text(of: call.value(0))
            guard let character = text.first, case .native(let set) = call.receiver else { return .bool(false) }
            return .bool(CharacterSets.contains(character, in: set))
        }
    }
    private static func change(_ call: inout NativeCall, _ name: String, _ member: Value) -> Value {
        guard case .native(let set) = call.receiver else { return .void }
        call.receiver = .native(
            TokenCall("CharacterSet", name, base: set, arguments: [Argument(name: "other", value: member)]))
        return .void
    }
    static let calendarMatchingPolicy = NativeType.tokens(
        "Calendar.MatchingPolicy",
        "nextTime strict previousTimePreservingSmallerComponents nextTimePreservingSmallerComponents"
    )
    static let calendarIdentifier = NativeType.tokens(
        "Calendar.Identifier", "gregorian iso8601 buddhist chinese hebrew islamic japanese"
    )
    static let calendarComponent = NativeType.tokens(
        "Calendar.Component",
        "era year month day hour minute second weekday weekdayOrdinal quarter weekOfMonth weekOfYear "
            + "yearForWeekOfYear nanosecond dayOfYear calendar timeZone"
    )
    static let dateFormatterStyle = NativeType.tokens("DateFormatter.Style", "none short medium long full")
    static let numberFormatterStyle = NativeType.tokens(
        "NumberFormatter.Style", "none decimal currency percent scientific spellOut ordinal"
    )
    static let numberFormatterRoundingMode = NativeType.tokens(
        "NumberFormatter.RoundingMode", "ceiling floor down up halfEven halfDown halfUp"
    )
    static let dateComponentsFormatterUnitsStyle = NativeType.tokens(
        "DateComponentsFormatter.UnitsStyle", "positional abbreviated short full spellOut brief"
    )
    static let dateComponentsFormatterZeroFormattingBehavior = NativeType.tokens(
        "DateComponentsFormatter.ZeroFormattingBehavior",
        "default dropLeading dropTrailing "
            + "dropMiddle dropAll pad none"
    )
    static let nsCalendarUnit = NativeType.tokenSet(
        "NSCalendar.Unit",
        "year month weekOfMonth day hour minute second")
    static let relativeDateTimeFormatterUnitsStyle = NativeType.tokens(
        "RelativeDateTimeFormatter.UnitsStyle", "full spellOut short abbreviated"
    )
    static let relativeDateTimeFormatterDateTimeStyle = NativeType.tokens(
        "RelativeDateTimeFormatter.DateTimeStyle", "numeric named"
    )
    static let byteCountFormatterCountStyle = NativeType.tokens(
        "ByteCountFormatter.CountStyle", "file memory decimal binary"
    )
    static let formatterContext = NativeType.tokens(
        "Formatter.Context", "unknown dynamic standalone listItem beginningOfSentence middleOfSentence"
    )
    static let formatterUnitStyle = NativeType.tokens("Formatter.UnitStyle", "short medium long")
    static let floatingPointRoundingRule = NativeType.tokens(
        "FloatingPointRoundingRule", "up down towardZero awayFromZero toNearestOrEven toNearestOrAwayFromZero"
    )
}
