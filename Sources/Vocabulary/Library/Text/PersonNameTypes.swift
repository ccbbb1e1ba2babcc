/// `PersonNameComponents` and its formatter, in the order of English names.
enum PersonNameTypes {
    private static let fields =
        "namePrefix: String?; givenName: String?; middleName: String?; familyName: String?; nameSuffix: String?; "
        + "nickname: String?"

    static let components = NativeType.record(
        "PersonNameComponents", fields, conforms: "Equatable Hashable Sendable", memberwise: true
    ) { type in
        type.method("formatted", "(_ style: FormatStyle? = nil) -> String") { call in
            var length = "medium"
            if case .native(let style as RecordFormatStyleValue) = call.value(0),
                let name = style.arguments.first(where: { $0.name == "style" })?.value.tokenName
            {
                length = name
            }
            return .string(text(of: try call.me(), length))
        }
    }

    static let formatter = NativeType.object(
        "PersonNameComponentsFormatter", "style: PersonNameComponentsFormatter.Style; isPhonetic: Bool; locale: Locale"
    ) { type in
        type.method("string", "(from components: PersonNameComponents) -> String") { call in
            let style = try call.me(as: ObjectValue.self).tokenSetting("style") ?? "default"
            return .string(text(of: try call.get(0), style))
        }
        type.method("personNameComponents", "(from string: String) -> PersonNameComponents?") { call in
            let words = try call.get(0, as: String.self).split(separator: " ").map(String.init)
            guard let first = words.first else { return .none }
            var names: [(String, Value)] = [("givenName", .string(first))]
            if words.count > 2 {
                names.append(("middleName", .string(words[1..<(words.count - 1)].joined(separator: " "))))
            }
            if words.count > 1 { names.append(("familyName", .string(words[words.count - 1]))) }
            return RecordValue("PersonNameComponents", names).asValue
        }
        let signature =
            "(from components: PersonNameComponents, style: PersonNameComponentsFormatter.Style, options: Any? = nil)"
        type.staticFunction("localizedString", signature + " -> String") { call in
            .string(text(of: try call.get(0), try call.token(1) ?? "default"))
        }
    }

    static let style = NativeType.tokens("PersonNameComponentsFormatter.Style", "default short medium long abbreviated")

    /// A name: in full, the parts without titles, the nickname or the first name, or the initials.
    static func text(of name: RecordValue, _ style: String) -> String {
        func part(_ field: String) -> String? { String.converted(from: name[field]).flatMap { $0.isEmpty ? nil : $0 } }
        func joined(_ fields: String...) -> String { fields.compactMap(part).joined(separator: " ") }
        switch style {
        case "long": return joined("namePrefix", "givenName", "middleName", "familyName", "nameSuffix")
        case "short": return part("nickname") ?? part("givenName") ?? part("familyName") ?? ""
        case "abbreviated": return ["givenName", "familyName"].compactMap { part($0)?.first.map(String.init) }.joined()
        default: return joined("givenName", "familyName")
        }
    }
}
