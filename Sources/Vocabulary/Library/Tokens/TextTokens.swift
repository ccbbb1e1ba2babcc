/// Constants about text and text input.
enum TextTokens {
    static let fontWeight = NativeType.tokens(
        "Font.Weight", "ultraLight thin light regular medium semibold bold heavy black"
    ) { type in
        type.tokenInitializer("(_ value: CGFloat)")
    }
    static let fontDesign = NativeType.tokens("Font.Design", "default serif rounded monospaced")
    static let fontWidth = NativeType.tokens("Font.Width", "compressed condensed standard expanded") { type in
        type.tokenInitializer("(_ value: CGFloat)")
    }
    static let fontLeading = NativeType.tokens("Font.Leading", "standard tight loose")
    static let fontTextStyle = NativeType.tokens(
        "Font.TextStyle",
        "largeTitle title title2 title3 headline subheadline body callout footnote caption caption2 "
            + "extraLargeTitle extraLargeTitle2", cases: true
    )
    static let uiFontTextStyle = NativeType.tokens(
        "UIFont.TextStyle",
        "largeTitle title1 title2 title3 headline subheadline body callout footnote caption1 caption2"
    )
    static let textAlignment = NativeType.tokens("TextAlignment", "leading center trailing", cases: true) { type in
        type.rawNames("leading center trailing")
    }
    static let nsTextAlignment = NativeType.tokens("NSTextAlignment", "left center right justified natural")
    static let textTruncationMode = NativeType.tokens("Text.TruncationMode", "head tail middle")
    static let textCase = NativeType.tokens("Text.Case", "uppercase lowercase")
    static let textLineStyle = NativeType.tokens("Text.LineStyle", "single") { type in
        type.tokenInitializer("(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)")
    }
    static let textLineStylePattern = NativeType.tokens("Text.LineStyle.Pattern", "solid dot dash dashDot dashDotDot")
    static let textScale = NativeType.tokens("Text.Scale", "default secondary")
    static let textDateStyle = NativeType.tokens("Text.DateStyle", "time date relative offset timer")
    static let textSelectability = NativeType.tokens("TextSelectability", "enabled disabled")
    static let textInputAutocapitalization = NativeType.tokens(
        "TextInputAutocapitalization", "never words sentences characters"
    )
    static let uiTextAutocapitalizationType = NativeType.tokens(
        "UITextAutocapitalizationType", "none words sentences allCharacters"
    )
    static let uiKeyboardType = NativeType.tokens(
        "UIKeyboardType",
        "default asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress "
            + "decimalPad twitter webSearch asciiCapableNumberPad alphabet"
    )
    static let uiTextContentType = NativeType.tokens(
        "UITextContentType",
        "name namePrefix givenName middleName familyName nameSuffix nickname jobTitle organizationName "
            + "location fullStreetAddress streetAddressLine1 streetAddressLine2 addressCity addressState "
            + "addressCityAndState sublocality countryName postalCode telephoneNumber emailAddress URL "
            + "creditCardNumber username password newPassword oneTimeCode birthdate creditCardName "
            + "creditCardExpiration"
    )
    static let submitLabel = NativeType.tokens("SubmitLabel", "done go send join route search return next continue")
    static let submitTriggers = NativeType.tokenSet("SubmitTriggers", "text search")
    static let uiTextAutocorrectionType = NativeType.tokens("UITextAutocorrectionType", "default no yes")
    static let textWritingDirectionStrategy = NativeType.tokens(
        "Text.WritingDirectionStrategy", "layoutBased contentBased default"
    )
    static let textAlignmentStrategy = NativeType.tokens(
        "Text.AlignmentStrategy", "layoutBased writingDirectionBased default"
    )
    static let lineBreakMode = NativeType.tokens(
        "LineBreakMode",
        "byWordWrapping byCharWrapping byClipping byTruncatingHead byTruncatingTail "
            + "byTruncatingMiddle"
    )
    static let nsUnderlineStyle = NativeType.tokenSet(
        "NSUnderlineStyle",
        "single thick double patternDot patternDash byWord")
}
