/// What previews say about themselves; the entry that is laid out reads them.
enum PreviewWords {
    static let words: [EffectFreeWord] = [
        EffectFreeWord(
            "previewLayout",
            "(_ value: PreviewLayout)",
            examples: ["Text(\"A\").previewLayout(.sizeThatFits)"]),
        EffectFreeWord("previewDevice", "(_ value: PreviewDevice?)"),
        EffectFreeWord("previewDisplayName", "(_ value: String?)"),
        EffectFreeWord("previewInterfaceOrientation", "(_ value: InterfaceOrientation)"),
        EffectFreeWord("previewPresentation", "(_ value: Any)")
    ]
}
