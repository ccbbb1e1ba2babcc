import LayoutEngine

/// Map: takes what it is offered; its marks are not laid out.
enum MapView: ViewWord {
    static let name = "Map"
    static let signatures = [
        "()",
        "(content: () -> Any)",
        "(coordinateRegion: Any, interactionModes: Any = none, showsUserLocation: Bool = false, userTrackingMode: Any = none)",
        "(coordinateRegion: Any, interactionModes: Any = none, showsUserLocation: Bool = false, userTrackingMode: Any = none, annotationItems: Any, annotationContent: (Any) -> Any)",
        "(position: Binding, bounds: Any = none, interactionModes: Any = none, selection: Any = none, scope: Any = none)",
        "(position: Binding, bounds: Any = none, interactionModes: Any = none, selection: Any = none, scope: Any = none, content: () -> Any)",
        "(initialPosition: MapCameraPosition, bounds: Any = none, interactionModes: Any = none, scope: Any = none)",
        "(initialPosition: MapCameraPosition, bounds: Any = none, interactionModes: Any = none, scope: Any = none, content: () -> Any)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "its marks are not laid out"
    static let examples = [
        "Map().frame(height: 200)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
