/// Modifiers of charts and maps, whose insides are not laid out.
enum FrameworkWords {
    static let words: [EffectFreeWord] = [
        EffectFreeWord("chartXAxis", "(_ visibility: Visibility)", "(content: () -> Any)"),
        EffectFreeWord("chartYAxis", "(_ visibility: Visibility)", "(content: () -> Any)"),
        EffectFreeWord(
            "chartLegend",
            "(_ visibility: Visibility)",
            "(position: Any, alignment: Alignment? = nil, spacing: CGFloat? = nil)",
            "(position: Any = none, alignment: Alignment? = nil, spacing: CGFloat? = nil, content: () -> Any)"),
        EffectFreeWord(
            "chartXAxisLabel",
            "(_ label: Any, position: Any = none, alignment: Alignment? = nil, spacing: CGFloat? = nil)"),
        EffectFreeWord(
            "chartYAxisLabel",
            "(_ label: Any, position: Any = none, alignment: Alignment? = nil, spacing: CGFloat? = nil)"),
        EffectFreeWord("chartXScale", "(domain: Any, range: Any = none, type: Any = none)", "(range: Any)"),
        EffectFreeWord("chartYScale", "(domain: Any, range: Any = none, type: Any = none)", "(range: Any)"),
        EffectFreeWord("chartForegroundStyleScale", "(_ mapping: Any)", "(domain: Any, range: Any)", "(range: Any)"),
        EffectFreeWord("chartPlotStyle", "(content: (Any) -> Any)"),
        EffectFreeWord("chartOverlay", "(alignment: Alignment = .center, content: (Any) -> Any)"),
        EffectFreeWord("chartBackground", "(alignment: Alignment = .center, content: (Any) -> Any)"),
        EffectFreeWord("chartXSelection", "(value: Binding)", "(range: Binding)"),
        EffectFreeWord("chartYSelection", "(value: Binding)", "(range: Binding)"),
        EffectFreeWord("chartAngleSelection", "(value: Binding)"),
        EffectFreeWord("chartScrollableAxes", "(_ axes: Axis.Set)"),
        EffectFreeWord("chartXVisibleDomain", "(length: Any)"),
        EffectFreeWord("chartYVisibleDomain", "(length: Any)"),
        EffectFreeWord("chartScrollPosition", "(x: Binding)", "(y: Binding)", "(initialX: Any)"),
        EffectFreeWord("mapStyle", "(_ style: Any)"),
        EffectFreeWord("mapControls", "(content: () -> Any)"),
        EffectFreeWord("mapControlVisibility", "(_ visibility: Visibility)"),
        EffectFreeWord("mapScope", "(_ scope: Any)"),
        EffectFreeWord(
            "onMapCameraChange",
            "(frequency: Any = none, action: (Any) -> Void)",
            "(frequency: Any = none, action: () -> Void)")
    ]
}
