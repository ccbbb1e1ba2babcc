import LayoutEngine

extension LoweringContext {
    /// The guide on which the icon and the title of a label meet.
    var labelLine: AlignmentKey {
        alignmentKey(of: .named("Label.line"), name: "label", axis: .vertical) { $0.height / 2 }
    }
}
