import LayoutEngine

extension PathValue {
    /// The path of a text in the form of `Path.description`: numbers, then what they mean, as in `0 0 m 10 0 l h`.
    public init?(description: String) {
        self.init()
        var numbers: [Double] = []
        func point(_ place: Int) -> Point { Point(x: numbers[place], y: numbers[place + 1]) }
        for word in description.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2): addLine(to: point(0))
            case ("q", 4): addQuadCurve(to: point(2), control: point(0))
            case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
            case ("h", 0): closeSubpath()
            case ("re", 4):
                addRect(Rect(origin: point(0), size: Size(width: numbers[2], height: numbers[3])))
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }
}
