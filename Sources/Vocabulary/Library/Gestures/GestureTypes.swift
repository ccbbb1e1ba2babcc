import LayoutEngine

/// Gestures: values that keep their closures, which nothing runs but a tap.
enum GestureTypes {
    private static let space =
        "coordinateSpace: CoordinateSpace|NamedCoordinateSpace|GlobalCoordinateSpace|LocalCoordinateSpace = .local"

    static let drag = define("DragGesture", "(minimumDistance: CGFloat = 10, \(space))")
    static let tap = define("TapGesture", "(count: Int = 1)")
    static let spatialTap = define("SpatialTapGesture", "(count: Int = 1, \(space))")
    static let longPress = define("LongPressGesture", "(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)")
    static let magnification = define("MagnificationGesture", "(minimumScaleDelta: CGFloat = 0.01)")
    static let magnify = define("MagnifyGesture", "(minimumScaleDelta: CGFloat = 0.01)")
    static let rotation = define("RotationGesture", "(minimumAngleDelta: Angle = .degrees(1))")
    static let rotate = define("RotateGesture", "(minimumAngleDelta: Angle = .degrees(1))")
    static let any = define("AnyGesture", "(_ gesture: Gesture)")
    static let sequence = define("SequenceGesture", "(_ first: Gesture, _ second: Gesture)")
    static let simultaneous = define("SimultaneousGesture", "(_ first: Gesture, _ second: Gesture)")
    static let exclusive = define("ExclusiveGesture", "(_ first: Gesture, _ second: Gesture)")

    private static func define(_ name: String, _ signature: String) -> NativeType {
        NativeType(name, conforms: "Gesture") { type in
            type.tokenInitializer(signature)
            type.chained("onChanged", "(_ action: (Any) -> Void)")
            type.chained("onEnded", "(_ action: (Any) -> Void)")
            type.chained("updating", "(_ state: Any, body: (Any, Any, Any) -> Void)")
            type.chained("sequenced", "(before other: Gesture)", as: "SequenceGesture")
            type.chained("simultaneously", "(with other: Gesture)", as: "SimultaneousGesture")
            type.chained("exclusively", "(before other: Gesture)", as: "ExclusiveGesture")
            type.chained("map", "(_ body: (Any) -> Any)", as: "AnyGesture")
            type.chained("modifiers", "(_ modifiers: EventModifiers)")
            type.chained("targetedToAnyEntity", "()")
        }
    }

    static let gesture = NativeType("Gesture")

    static let mask = NativeType.tokenSet(
        "GestureMask", "gesture subviews", groups: ["all": "gesture subviews", "none": ""])

    static let dragValue = NativeType.record(
        "DragGesture.Value",
        "time: Date; location: CGPoint; startLocation: CGPoint; velocity: CGSize; predictedEndLocation: CGPoint"
    ) { type in
        type.get("translation") { (value: RecordValue) in difference(value["location"], value["startLocation"]) }
        type.get("predictedEndTranslation") { (value: RecordValue) in
            difference(value["predictedEndLocation"], value["startLocation"])
        }
    }

    private static func difference(_ end: Value, _ start: Value) -> Value {
        guard case .point(let end) = end, case .point(let start) = start else { return .size(.zero) }
        return .size(Size(width: end.x - start.x, height: end.y - start.y))
    }

    static let spatialTapValue = NativeType.record("SpatialTapGesture.Value", "location: CGPoint")
    static let magnifyValue = NativeType.record(
        "MagnifyGesture.Value",
        "time: Date; magnification: CGFloat; velocity: CGFloat; startAnchor: UnitPoint; startLocation: CGPoint")
    static let rotateValue = NativeType.record(
        "RotateGesture.Value",
        "time: Date; rotation: Angle; velocity: Angle; startAnchor: UnitPoint; startLocation: CGPoint")
}
