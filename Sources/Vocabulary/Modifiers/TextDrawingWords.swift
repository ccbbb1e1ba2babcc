/// How texts look, without a change of size.
enum TextDrawingWords {
    static let words: [EffectFreeWord] = [
        EffectFreeWord(
            "underline",
            "(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)",
            examples: ["Text(\"A\").underline()"]),
        EffectFreeWord(
            "strikethrough",
            "(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)"),
        EffectFreeWord("textSelection", "(_ selectability: TextSelectability)"),
        EffectFreeWord("textRenderer", "(_ renderer: Any)"),
        EffectFreeWord("textScale", "(_ scale: Text.Scale, isEnabled: Bool = true)", remark: "texts keep their size"),
        EffectFreeWord("typesettingLanguage", "(_ language: Any, isEnabled: Bool = true)"),
        EffectFreeWord("lineHeight", "(_ lineHeight: Any)", remark: "lines keep their height"),
        EffectFreeWord("writingDirection", "(strategy: Any)"),
        EffectFreeWord("customAttribute", "(_ value: Any)"),
        EffectFreeWord("textVariant", "(_ preference: Any)"),
        EffectFreeWord("fontVariant", "(_ variant: Any)"),
        EffectFreeWord("smallCaps", "()"),
        EffectFreeWord("uppercaseSmallCaps", "()"),
        EffectFreeWord("lowercaseSmallCaps", "()"),
        EffectFreeWord("speechRate", "(_ value: Double)"),
        EffectFreeWord("speechPhoneticNotation", "(_ value: String)")
    ]
}
