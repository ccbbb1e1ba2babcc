/// Structs that SwiftUI passes to closures and styles.
enum RecordTypes {
    static let buttonStyle = NativeType.record(
        "ButtonStyleConfiguration", "label: View; isPressed: Bool; role: ButtonRole?")
    static let primitiveButtonStyle = NativeType.record(
        "PrimitiveButtonStyleConfiguration", "label: View; role: ButtonRole?; action: () -> Void"
    ) { type in
        type.method("trigger", "()") { call in
            let configuration: RecordValue = try call.me()
            if case .function(let action) = configuration["action"] { _ = try action.call([]) }
            return .void
        }
    }
    static let toggleStyle = NativeType.record("ToggleStyleConfiguration", "label: View; isMixed: Bool") { type in
        type.bound("isOn")
    }
    static let labelStyle = NativeType.record("LabelStyleConfiguration", "title: View; icon: View")
    static let groupBoxStyle = NativeType.record("GroupBoxStyleConfiguration", "label: View; content: View")
    static let menuStyle = NativeType.record("MenuStyleConfiguration", "label: View; content: View")
    static let controlGroupStyle = NativeType.record("ControlGroupStyleConfiguration", "label: View; content: View")
    static let labeledContentStyle = NativeType.record("LabeledContentStyleConfiguration", "label: View; content: View")
    static let disclosureGroupStyle = NativeType.record(
        "DisclosureGroupStyleConfiguration", "label: View; content: View"
    ) { type in
        type.bound("isExpanded")
    }
    static let datePickerStyle = NativeType.record(
        "DatePickerStyleConfiguration",
        "label: View; displayedComponents: DatePickerComponents; minimumDate: Date?; maximumDate: Date?"
    ) { type in
        type.bound("selection", "Date")
    }
    static let formStyle = NativeType.record("FormStyleConfiguration", "content: View")
    static let textFieldStyle = NativeType.record("TextFieldStyleConfiguration", "label: View")
    static let progressViewStyle = NativeType.record(
        "ProgressViewStyleConfiguration", "fractionCompleted: Double?; label: View?; currentValueLabel: View?")
    static let gaugeStyle = NativeType.record(
        "GaugeStyleConfiguration",
        "value: Double; label: View; currentValueLabel: View?; minimumValueLabel: View?; maximumValueLabel: View?")

    static let scrollGeometry = NativeType.record(
        "ScrollGeometry",
        "contentOffset: CGPoint; contentSize: CGSize; contentInsets: EdgeInsets; containerSize: CGSize; "
            + "visibleRect: CGRect; bounds: CGRect",
        conforms: "Equatable")
    static let scrollTarget = NativeType.record(
        "ScrollTarget", "rect: CGRect; anchor: UnitPoint?", conforms: "Equatable", memberwise: true)
    static let scrollTargetContext = NativeType.record(
        "ScrollTargetBehaviorContext",
        "originalTarget: ScrollTarget; velocity: CGVector; contentSize: CGSize; containerSize: CGSize; axes: Axis.Set")
    static let scrollPhaseContext = NativeType.record(
        "ScrollPhaseChangeContext", "geometry: ScrollGeometry; velocity: CGVector?")
    static let timelineContext = NativeType.record(
        "TimelineViewDefaultContext", "date: Date; cadence: TimelineViewDefaultContext.Cadence")
    static let dropInfo = NativeType.record("DropInfo", "location: CGPoint")
    static let layoutProperties = NativeType.record(
        "LayoutProperties", "stackOrientation: Axis?", memberwise: false
    ) { type in
        type.initializer("()") { _ in RecordValue("LayoutProperties", []).asValue }
    }
    /// The views of a builder as a tuple, for containers that take them apart.
    static let tupleView = NativeType("TupleView", conforms: "View") { type in
        type.properties["value"] = NativeProperty(
            get: { value in
                guard case .native(let native) = value, let list = native as? ViewList else { return value }
                return .tuple(
                    TupleValue(labels: list.entries.map { _ in nil }, elements: list.entries.map(\.value)))
            }, set: nil)
    }
}

extension NativeType {
    /// A value, as a rule a Bool, of a configuration that is read and written through the binding which the record holds under its name; with
    /// a dollar sign in front it is the binding itself.
    fileprivate mutating func bound(_ name: String, _ valueType: String = "Bool") {
        properties[name] = NativeProperty(
            type: valueType,
            get: { value in
                guard case .binding(let binding)? = RecordValue.converted(from: value)?[name] else {
                    return .bool(false)
                }
                return try binding.get()
            },
            set: { value, new in
                guard case .binding(let binding)? = RecordValue.converted(from: value)?[name] else { return }
                try binding.set(new)
            })
        properties["$" + name] = NativeProperty(
            type: "Binding", get: { value in RecordValue.converted(from: value)?[name] ?? .none }, set: nil)
    }
}
