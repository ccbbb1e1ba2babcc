/// Geometry effects, subviews, sections and traits of the source's own containers (spec S8, M9).
extension RuleCase {
    static let ownEffects: [RuleCase] = [
        RuleCase(
            "M9: half the width of 40 to the right of x = 130, the slot stays",
            """
            Color.red.accessibilityIdentifier("c").frame(width: 40, height: 20).modifier(Slide(share: 0.5))
            .accessibilityIdentifier("e")
            """, with: Options(declarations: effects3D),
            Expected("c", 150, 90, 40, 20), Expected("e", 130, 90, 40, 20)),
        RuleCase(
            "M9: turned by 60 degrees about its leading edge, the width is 40 cos 60 = 20",
            """
            Color.red.accessibilityIdentifier("c").frame(width: 40, height: 20).modifier(Door(depth: 0))
            """, with: Options(declarations: effects3D), Expected("c", 130, 90, 20, 20)),
        RuleCase(
            "M9: seen from 100 away the far edge is divided by 1 + 40 sin 60 / 100 = 1.34641: 20 / 1.34641",
            """
            Color.red.accessibilityIdentifier("c").frame(width: 40, height: 20)
            .modifier(Door(depth: -0.01).ignoredByLayout())
            """, with: Options(declarations: effects3D), Expected("c", 130, 90, 14.8543, 20))
    ]

    static let takenApart: [RuleCase] = [
        RuleCase(
            "S8: one text and three rows are four subviews, 10 points for each",
            """
            Count { Text("a"); ForEach(0..<3) { Text("\\($0)") } }
            """, with: Options(declarations: containers), Expected("count", nil, nil, 40, nil)),
        RuleCase(
            "S8: what is set on a group is set on each of its views: 2 x (5 + 2 x 1) wide, 5 + 2 high",
            """
            Row { Group { Color.red.frame(width: 5, height: 5); Color.red.frame(width: 5, height: 5) }.padding(1) }
            .accessibilityIdentifier("r")
            """, with: Options(declarations: containers), Expected("r", nil, nil, 14, 7)),
        RuleCase(
            "two loose neighbours are a section of 2, the one behind them has 1",
            """
            Sections { Text("a"); Text("b"); Section { Text("c") } }
            """, with: Options(declarations: containers),
            Expected("s2", nil, nil, 20, nil), Expected("s1", nil, nil, 10, nil)),
        RuleCase(
            "all but the first of three, 10, 20 and 30 wide",
            """
            Rest { ForEach(1..<4) { Color.red.frame(width: CGFloat($0) * 10, height: 5) } }
            .accessibilityIdentifier("r")
            """, with: Options(declarations: containers), Expected("r", nil, nil, 50, 5)),
        RuleCase(
            "a trait of 3 and the default of 7, 10 points for each",
            """
            Traits { Text("a")._trait(Weight.self, 3); Text("b") }
            """, with: Options(declarations: containers),
            Expected("w3", nil, nil, 30, nil), Expected("w7", nil, nil, 70, nil)),
        RuleCase(
            "a subscript that an extension adds takes an implicit member: 10 + 100 / 2",
            """
            Color.red.frame(width: CGRect(x: 10, y: 0, width: 100, height: 50)[.center].x, height: 5)
            .accessibilityIdentifier("r")
            """, with: Options(declarations: containers), Expected("r", nil, nil, 60, 5))
    ]

    private static let effects3D = """
        struct Slide: GeometryEffect {
            var share: CGFloat
            var animatableData: CGFloat { get { share } set { share = newValue } }
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
            }
        }
        struct Door: GeometryEffect {
            let depth: CGFloat
            func effectValue(size: CGSize) -> ProjectionTransform {
                var view = CATransform3DIdentity
                view.m34 = depth
                let turn = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
                return ProjectionTransform(CATransform3DConcat(turn, view))
            }
        }
        """

    private static let containers = """
        struct Count<C: View>: View {
            @ViewBuilder var content: C
            var body: some View {
                Group(subviews: content) { all in
                    Color.red.frame(width: CGFloat(all.count) * 10, height: 5).accessibilityIdentifier("count")
                }
            }
        }
        struct Row<C: View>: View {
            @ViewBuilder var content: C
            var body: some View { Group(subviews: content) { all in HStack(spacing: 0) { ForEach(all) { $0 } } } }
        }
        struct Sections<C: View>: View {
            @ViewBuilder var content: C
            var body: some View {
                ForEach(sections: content) { one in
                    Color.red.frame(width: CGFloat(one.content.count) * 10)
                        .accessibilityIdentifier("s\\(one.content.count)")
                }
            }
        }
        struct Rest<C: View>: View {
            @ViewBuilder var content: C
            var body: some View { Group(subviews: content) { all in HStack(spacing: 0) { all[1...] } } }
        }
        struct Weight: _ViewTraitKey { static var defaultValue = 7 }
        struct Weighed: _VariadicView_MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                ForEach(children) { child in
                    let weight = child[Weight.self]
                    Color.red.frame(width: CGFloat(weight) * 10).accessibilityIdentifier("w\\(weight)")
                }
            }
        }
        struct Traits<C: View>: View {
            @ViewBuilder var content: C
            var body: some View { _VariadicView.Tree(Weighed()) { content } }
        }
        extension CGRect {
            subscript(_ at: UnitPoint) -> CGPoint { CGPoint(x: minX + width * at.x, y: minY + height * at.y) }
        }
        """
}
