import Vocabulary

/// Views that are given to a word but are not on the screen at rest.
enum UnshownContent {
    /// Parameters by word: the items of a menu, the destination of a link.
    private static let parameters: [String: Set<String>] = [
        "Menu": ["content"],
        "NavigationLink": ["destination"],
        "ControlGroup": [],
        "ToolbarTitleMenu": ["content"]
    ]

    /// Whether the views of a parameter are not shown.
    static func isUnshown(_ parameter: String, of node: CallNode) -> Bool {
        parameters[node.word]?.contains(parameter) ?? false
    }
}
