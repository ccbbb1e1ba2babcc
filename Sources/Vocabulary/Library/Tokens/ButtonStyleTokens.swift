/// Styles of buttons, toggles, menus and labels; the concrete types are their constants.
enum ButtonStyleTokens {
    static let primitiveButtonStyle = NativeType.tokens(
        "PrimitiveButtonStyle",
        "automatic plain bordered borderedProminent borderless link glass glassProminent accessoryBar "
            + "accessoryBarAction card", conforms: "ButtonStyle"
    ) { type in
        type.tokenFunction("glass", "(_ glass: Glass)")
    }
    static let defaultButtonStyle = NativeType.concrete(
        "DefaultButtonStyle", is: "automatic", of: "PrimitiveButtonStyle")
    static let plainButtonStyle = NativeType.concrete("PlainButtonStyle", is: "plain", of: "PrimitiveButtonStyle")
    static let borderlessButtonStyle = NativeType.concrete(
        "BorderlessButtonStyle", is: "borderless", of: "PrimitiveButtonStyle")
    static let linkButtonStyle = NativeType.concrete("LinkButtonStyle", is: "link", of: "PrimitiveButtonStyle")
    static let glassButtonStyle = NativeType.concrete("GlassButtonStyle", is: "glass", of: "PrimitiveButtonStyle")
    static let glassProminentButtonStyle = NativeType.concrete(
        "GlassProminentButtonStyle", is: "glassProminent", of: "PrimitiveButtonStyle")
    static let borderedButtonStyle = NativeType.concrete(
        "BorderedButtonStyle", is: "bordered", of: "PrimitiveButtonStyle", "(tint: Color)")
    static let borderedProminentButtonStyle = NativeType.concrete(
        "BorderedProminentButtonStyle", is: "borderedProminent", of: "PrimitiveButtonStyle")
    static let toggleStyle = NativeType.tokens("ToggleStyle", "automatic switch button checkbox")
    static let defaultToggleStyle = NativeType.concrete("DefaultToggleStyle", is: "automatic", of: "ToggleStyle")
    static let switchToggleStyle = NativeType.concrete(
        "SwitchToggleStyle", is: "switch", of: "ToggleStyle", "(tint: Color)")
    static let buttonToggleStyle = NativeType.concrete("ButtonToggleStyle", is: "button", of: "ToggleStyle")
    static let checkboxToggleStyle = NativeType.concrete("CheckboxToggleStyle", is: "checkbox", of: "ToggleStyle")
    static let labelStyle = NativeType.tokens("LabelStyle", "automatic iconOnly titleOnly titleAndIcon")
    static let defaultLabelStyle = NativeType.concrete("DefaultLabelStyle", is: "automatic", of: "LabelStyle")
    static let iconOnlyLabelStyle = NativeType.concrete("IconOnlyLabelStyle", is: "iconOnly", of: "LabelStyle")
    static let titleOnlyLabelStyle = NativeType.concrete("TitleOnlyLabelStyle", is: "titleOnly", of: "LabelStyle")
    static let titleAndIconLabelStyle = NativeType.concrete(
        "TitleAndIconLabelStyle", is: "titleAndIcon", of: "LabelStyle")
    static let menuStyle = NativeType.tokens("MenuStyle", "automatic button borderlessButton")
    static let defaultMenuStyle = NativeType.concrete("DefaultMenuStyle", is: "automatic", of: "MenuStyle")
    static let buttonMenuStyle = NativeType.concrete("ButtonMenuStyle", is: "button", of: "MenuStyle")
    static let borderlessButtonMenuStyle = NativeType.concrete(
        "BorderlessButtonMenuStyle", is: "borderlessButton", of: "MenuStyle")
    static let controlGroupStyle = NativeType.tokens(
        "ControlGroupStyle", "automatic navigation palette menu compactMenu"
    )
    static let disclosureGroupStyle = NativeType.tokens("DisclosureGroupStyle", "automatic")
    static let groupBoxStyle = NativeType.tokens("GroupBoxStyle", "automatic")
    static let defaultGroupBoxStyle = NativeType.concrete(
        "DefaultGroupBoxStyle", is: "automatic", of: "GroupBoxStyle")
    static let labeledContentStyle = NativeType.tokens("LabeledContentStyle", "automatic")
    static let pickerStyle = NativeType.tokens(
        "PickerStyle", "automatic segmented wheel menu inline navigationLink palette radioGroup"
    )
    static let defaultPickerStyle = NativeType.concrete("DefaultPickerStyle", is: "automatic", of: "PickerStyle")
    static let segmentedPickerStyle = NativeType.concrete("SegmentedPickerStyle", is: "segmented", of: "PickerStyle")
    static let wheelPickerStyle = NativeType.concrete("WheelPickerStyle", is: "wheel", of: "PickerStyle")
    static let menuPickerStyle = NativeType.concrete("MenuPickerStyle", is: "menu", of: "PickerStyle")
    static let inlinePickerStyle = NativeType.concrete("InlinePickerStyle", is: "inline", of: "PickerStyle")
    static let navigationLinkPickerStyle = NativeType.concrete(
        "NavigationLinkPickerStyle", is: "navigationLink", of: "PickerStyle")
    static let palettePickerStyle = NativeType.concrete("PalettePickerStyle", is: "palette", of: "PickerStyle")
    static let radioGroupPickerStyle = NativeType.concrete(
        "RadioGroupPickerStyle", is: "radioGroup", of: "PickerStyle")
    static let popUpButtonPickerStyle = NativeType.concrete("PopUpButtonPickerStyle", is: "menu", of: "PickerStyle")
    static let datePickerStyle = NativeType.tokens(
        "DatePickerStyle", "automatic compact graphical wheel field stepperField"
    )
    static let defaultDatePickerStyle = NativeType.concrete(
        "DefaultDatePickerStyle", is: "automatic", of: "DatePickerStyle")
    static let compactDatePickerStyle = NativeType.concrete(
        "CompactDatePickerStyle", is: "compact", of: "DatePickerStyle")
    static let graphicalDatePickerStyle = NativeType.concrete(
        "GraphicalDatePickerStyle", is: "graphical", of: "DatePickerStyle")
    static let wheelDatePickerStyle = NativeType.concrete("WheelDatePickerStyle", is: "wheel", of: "DatePickerStyle")
    static let fieldDatePickerStyle = NativeType.concrete("FieldDatePickerStyle", is: "field", of: "DatePickerStyle")
    static let stepperFieldDatePickerStyle = NativeType.concrete(
        "StepperFieldDatePickerStyle", is: "stepperField", of: "DatePickerStyle")
}
