extension RuleCase {
    /// Layouts and a guide that the cases use.
    static let layoutDeclarations = """
        struct Pass: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                subviews[0].sizeThatFits(proposal)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
            }
        }
        struct K: LayoutValueKey { static let defaultValue: CGFloat = 7 }
        /// As wide as the values of its subviews together.
        struct Vals: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: subviews.map { $0[K.self] }.reduce(0, +), height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                var x = bounds.minX
                for subview in subviews {
                    let size = ProposedViewSize(width: subview[K.self], height: 10)
                    subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: size)
                    x += subview[K.self]
                }
            }
        }
        /// Ten times the distance of its two subviews down by their distance across.
        struct Gap: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let (first, second) = (subviews[0].spacing, subviews[1].spacing)
                return CGSize(
                    width: first.distance(to: second, along: .vertical) * 10,
                    height: first.distance(to: second, along: .horizontal))
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        struct SpZero: Layout {
            func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 10, height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                let size = ProposedViewSize(width: 5, height: 5)
                subviews[0].place(
                    at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: size)
            }
        }
        struct Expl: Layout {
            func explicitAlignment(
                of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                cache: inout ()
            ) -> CGFloat? { guide == .leading ? 4 : nil }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 10, height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        /// A row by its own word, 30 by 40.
        struct Ori: Layout {
            static var layoutProperties: LayoutProperties {
                var properties = LayoutProperties()
                properties.stackOrientation = .horizontal
                return properties
            }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                subviews[0].sizeThatFits(ProposedViewSize(width: 30, height: 40))
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 30, height: 40))
            }
        }
        extension VerticalAlignment {
            struct Quarter: AlignmentID {
                static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 4 }
            }
            static let quarter = VerticalAlignment(Quarter.self)
        }
        """
}
