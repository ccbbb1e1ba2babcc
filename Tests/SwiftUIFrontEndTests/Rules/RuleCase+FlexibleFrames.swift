/// What the child of a flexible frame is asked with and placed in (spec F3, F6).
extension RuleCase {
    static let flexibleFrames: [RuleCase] = [
        RuleCase(
            "F3, 3: the child is asked with max(50, 100) = 100; 100 / 2 = 50",
            "Color.red.aspectRatio(2, contentMode: .fit).frame(minWidth: 100).accessibilityIdentifier(\"root\")",
            in: "50xnil", Expected("root", nil, nil, 100, 50)),
        RuleCase(
            "F3, 3, only a minimum: max(min(200, 300), 100) = 200",
            "Color.red.frame(width: 300).frame(minWidth: 100).accessibilityIdentifier(\"root\")",
            in: "200x50", Expected("root", nil, nil, 200, 50)),
        RuleCase(
            "F6: 30 is the minimum itself, so the child is offered 30 and not nil, which would give 10",
            "Color.red.accessibilityIdentifier(\"root\").frame(minHeight: 30).fixedSize()",
            Expected("root", nil, nil, 10, 30)),
        RuleCase(
            "F6: 10 lies above the minimum of 4, so the child is offered nil and answers 10",
            "Color.red.accessibilityIdentifier(\"root\").frame(minHeight: 4).fixedSize()",
            Expected("root", nil, nil, 10, 10))
    ]
}
