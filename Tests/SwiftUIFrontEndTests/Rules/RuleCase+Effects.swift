/// What is drawn elsewhere than it is laid out (spec M2, M3, M9, 8.7, 8.9).
extension RuleCase {
    static let effects: [RuleCase] = [
        RuleCase(
            "8.7: the size and the place of the source, the slot stays",
            """
            ZStack(alignment: .topLeading) {
            Color.red.frame(width: 100, height: 50).matchedGeometryEffect(id: "a", in: space)
            Color.blue.accessibilityIdentifier("in")
            .matchedGeometryEffect(id: "a", in: space, isSource: false).frame(width: 20, height: 20)
            .accessibilityIdentifier("slot")
            }.frame(width: 300, height: 200, alignment: .topLeading)
            """,
            Expected("in", 0, 0, 100, 50), Expected("slot", 0, 0, 20, 20)),
        RuleCase(
            "8.7: its corner (20, 20) on the source's own anchor, the centre (50, 25)",
            """
            ZStack(alignment: .topLeading) {
            Color.red.frame(width: 100, height: 50).matchedGeometryEffect(id: "a", in: space)
            Color.blue.accessibilityIdentifier("in").frame(width: 20, height: 20)
            .matchedGeometryEffect(id: "a", in: space, properties: .position, anchor: .bottomTrailing, isSource: false)
            }.frame(width: 300, height: 200, alignment: .topLeading)
            """,
            Expected("in", 30, 5, 20, 20)),
        RuleCase(
            "8.7: only the size, about the centre (10, 10) of the slot",
            """
            ZStack(alignment: .topLeading) {
            Color.red.frame(width: 100, height: 50).matchedGeometryEffect(id: "a", in: space)
            Color.blue.accessibilityIdentifier("in")
            .matchedGeometryEffect(id: "a", in: space, properties: .size, isSource: false)
            .frame(width: 20, height: 20)
            }.frame(width: 300, height: 200, alignment: .topLeading)
            """,
            Expected("in", -40, -15, 100, 50)),
        RuleCase(
            "M9: twice as large about the centre; the effect keeps its frame",
            """
            Color.red.accessibilityIdentifier("c").frame(width: 40, height: 20).scaleEffect(2)
            .accessibilityIdentifier("e")
            """,
            Expected("c", 110, 80, 80, 40), Expected("e", 130, 90, 40, 20)),
        RuleCase(
            "M9: half as wide from the leading edge",
            """
            Color.red.accessibilityIdentifier("c").frame(width: 40, height: 20)
            .scaleEffect(x: 0.5, y: 1, anchor: .leading)
            """,
            Expected("c", 130, 90, 20, 20)),
        RuleCase(
            "M9: a quarter turn",
            """
            Color.red.accessibilityIdentifier("c").frame(width: 40, height: 20).rotationEffect(
            .degrees(90))
            """,
            Expected("c", 140, 80, 20, 40)),
        RuleCase(
            "M9: moved by a matrix",
            """
            Color.red.accessibilityIdentifier("c").frame(width: 40, height: 20)
            .transformEffect(CGAffineTransform(translationX: 10, y: 5))
            """,
            Expected("c", 140, 95, 40, 20)),
        RuleCase(
            "M2: right-to-left negates x: 130 - 10",
            """
            Color.red.accessibilityIdentifier("c").frame(width: 40, height: 20).offset(x: 10, y: 5)
            """,
            with: Options(direction: .rightToLeft), Expected("c", 120, 95, 40, 20)),
        RuleCase(
            "M3: right-to-left measures from the right: 300 - 30 - 20",
            """
            Color.red.accessibilityIdentifier("c").frame(width: 40, height: 20).position(x: 30, y: 30)
            """,
            with: Options(direction: .rightToLeft), Expected("c", 250, 20, 40, 20)),
        RuleCase(
            "M9: turned by 60 degrees about the vertical axis, without perspective: 40 * cos 60 = 20",
            """
            Color.red.accessibilityIdentifier("c").frame(width: 40, height: 20).rotation3DEffect(
            .degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
            """,
            Expected("c", 140, 90, 20, 20)),
        RuleCase(
            "M9: half a turn about the horizontal axis",
            """
            Color.red.accessibilityIdentifier("c").frame(width: 40, height: 20).rotation3DEffect(
            .degrees(180), axis: (x: 1, y: 0, z: 0))
            """,
            Expected("c", 130, 90, 40, 20)),
        RuleCase(
            "M9: a quarter turn about the axis to the eye",
            """
            Color.red.accessibilityIdentifier("c").frame(width: 40, height: 20).rotation3DEffect(
            .degrees(90), axis: (x: 0, y: 0, z: 1))
            """,
            Expected("c", 140, 80, 20, 40)),
        RuleCase(
            "M9: 30 degrees, the eye 40 away: x = -20 cos 30 / (1 - 20 sin 30 / 40) = -23.094 on the "
                + "left, 17.3205 / 1.25 = 13.8564 on the right; 20 / 0.75 = 26.6667 high",
            """
            Color.red.accessibilityIdentifier("c").frame(width: 40, height: 20).rotation3DEffect(
            .degrees(30), axis: (x: 0, y: 1, z: 0))
            """,
            Expected("c", 126.906, 86.6667, 36.9504, 26.6667)),
        RuleCase(
            "M9: a projection that only moves",
            """
            Color.red.accessibilityIdentifier("c").frame(width: 40, height: 20)
            .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 10, y: 5)))
            """,
            Expected("c", 140, 95, 40, 20)),
        RuleCase(
            "M9: first twice as wide from the leading edge, then moved",
            """
            Color.red.accessibilityIdentifier("c").frame(width: 40, height: 20)
            .projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1))
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: 10, y: 5))))
            """,
            Expected("c", 140, 95, 80, 20)),
        RuleCase(
            "8.9: half the width 40 to the right, a ninth of its y 90 down",
            """
            Color.red.accessibilityIdentifier("c")
            .frame(width: 40, height: 20).visualEffect { content, proxy in content
            .offset(x: proxy.size.width / 2, y: proxy.frame(in: .global).minY / 9) }
            .accessibilityIdentifier("e")
            """,
            Expected("c", 150, 100, 40, 20), Expected("e", 130, 90, 40, 20)),
        RuleCase(
            "8.9, M2: right-to-left negates x here too: 130 - 5",
            """
            Color.red.accessibilityIdentifier("c")
            .frame(width: 40, height: 20).visualEffect { content, proxy in content.offset(x: 5) }
            """,
            with: Options(direction: .rightToLeft), Expected("c", 125, 90, 40, 20)),
        RuleCase(
            "8.9: twice as large, then turned: 40 by 80 about (150, 100)",
            """
            Color.red.accessibilityIdentifier("c")
            .frame(width: 40, height: 20).visualEffect { content, _ in content.scaleEffect(2)
            .blur(radius: 4).rotationEffect(.degrees(90)) }
            """,
            Expected("c", 130, 60, 40, 80)),
        RuleCase(
            "8.9: inside an effect the outer one counts too: 2 * 5 = 10 to the right of the scaled place 110",
            """
            Color.red.accessibilityIdentifier("c")
            .frame(width: 40, height: 20).visualEffect { content, _ in content.offset(x: 5) }
            .scaleEffect(2)
            """,
            Expected("c", 120, 80, 80, 40)),
        RuleCase(
            "8.9: rows at 0, 40, 80 are seen in 100, those from 120 on are past the end",
            #"""
            ScrollView { VStack(spacing: 0) { ForEach(0..<8) { i in Color.red
            .accessibilityIdentifier("r\(i)").frame(height: 40).scrollTransition { c, p in c
            .offset(x: p.value * 10) } } } }
            """#,
            in: "300x100", Expected("r0", 0, 0, 300, 40), Expected("r2", 0, 80, 300, 40),
            Expected("r3", 10, 120, 300, 40), Expected("r7", 10, 280, 300, 40)),
        RuleCase(
            "8.9: at the end, the last two of eight are seen; the one before is half as large about its "
                + "centre",
            #"""
            ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<8) { i in Color.red
            .accessibilityIdentifier("r\(i)").frame(width: 40, height: 20)
            .scrollTransition(.interactive, axis: .horizontal) { c, p in c
            .scaleEffect(p.isIdentity ? 1 : 0.5) } } } }.defaultScrollAnchor(.trailing)
            """#,
            in: "80x100", Expected("r6", 0, 40, 40, 20), Expected("r5", -30, 45, 20, 10))
    ]
}
