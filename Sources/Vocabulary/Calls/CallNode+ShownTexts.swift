extension CallNode {
    /// What the view itself shows as text: a text's words, the title of a control; without the views inside it.
    public var shownTexts: [String] {
        if word == TextView.name {
            let text = TextView.text(of: self)
            return text.isEmpty ? [] : [text]
        }
        return arguments.filter { ["content", "title", "titleKey", "label", "key"].contains($0.name) }
            .compactMap { $0.value.plainText }
    }
}
