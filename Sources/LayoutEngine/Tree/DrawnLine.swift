/// One line of a text as it is to be drawn, in points from the top left corner of its view.
public struct DrawnLine: Hashable, Sendable {
    public var text: String
    /// Where the line begins, and how long it is.
    public var x: Double
    public var width: Double
    public var baseline: Double
    /// The size of its largest font; 0 if it is not known.
    public var fontSize: Double
    /// The weight of that font, from 100 to 900 as in CSS.
    public var fontWeight: Int

    public init(
        text: String, x: Double = 0, width: Double, baseline: Double, fontSize: Double = 0, fontWeight: Int = 400
    ) {
        self.text = text
        self.x = x
        self.width = width
        self.baseline = baseline
        self.fontSize = fontSize
        self.fontWeight = fontWeight
    }
}
