/// The configurations that styles declared by the source get.
enum StyleConfigurationTypes {
    static let button = configuration("ButtonStyleConfiguration", "label isPressed role")
    static let primitiveButton: NativeType = {
        var type = configuration("PrimitiveButtonStyleConfiguration", "label role")
        type.method("trigger", "()") { _ in .void }
        return type
    }()
    static let toggle = configuration("ToggleStyleConfiguration", "label isOn $isOn isMixed")
    static let label = configuration("LabelStyleConfiguration", "title icon")
    static let progressView = configuration(
        "ProgressViewStyleConfiguration", "fractionCompleted label currentValueLabel")
    static let gauge = configuration(
        "GaugeStyleConfiguration", "value label currentValueLabel minimumValueLabel maximumValueLabel")
    static let groupBox = configuration("GroupBoxStyleConfiguration", "label content")
    static let labeledContent = configuration("LabeledContentStyleConfiguration", "label content")
    static let disclosureGroup = configuration("DisclosureGroupStyleConfiguration", "label content isExpanded $isExpanded")
    static let menu = configuration("MenuStyleConfiguration", "label content")

    private static func configuration(_ name: String, _ properties: String) -> NativeType {
        var type = NativeType(name)
        for property in properties.split(separator: " ").map(String.init) {
            type.properties[property] = NativeProperty(get: { value in
                guard case .native(let native as StyleConfigurationValue) = value else { return .none }
                return native.properties[property] ?? .none
            })
        }
        return type
    }
}
