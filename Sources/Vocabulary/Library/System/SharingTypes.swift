/// Values that views hand to the system: progress, previews of what is shared, the opening of links.
enum SharingTypes {
    static let progress = NativeType.record(
        "Progress", "totalUnitCount: Int; completedUnitCount: Int", conforms: "Equatable"
    ) { type in
        type.initializer("(totalUnitCount: Int)") { call in
            RecordValue("Progress", [("totalUnitCount", call.value(0)), ("completedUnitCount", .int(0))]).asValue
        }
        type.get("fractionCompleted") { (progress: RecordValue) in
            let total = progress["totalUnitCount"].asNumber ?? 0
            return .double(total > 0 ? (progress["completedUnitCount"].asNumber ?? 0) / total : 0)
        }
    }
    static let preview = NativeType.tokens("SharePreview", "") { type in
        for signature in [
            "(_ title: Any)", "(_ title: Any, image: Any)", "(_ title: Any, icon: Any)",
            "(_ title: Any, image: Any, icon: Any)"
        ] { type.tokenInitializer(signature) }
    }
    static let widgetFamily = NativeType.tokens(
        "WidgetFamily",
        "systemSmall systemMedium systemLarge systemExtraLarge accessoryCircular accessoryRectangular "
            + "accessoryInline accessoryCorner",
        cases: true)
    static let widgetRenderingMode = NativeType.tokens("WidgetRenderingMode", "fullColor accented vibrant")
    static let sidebarRowSize = NativeType.tokens("SidebarRowSize", "small medium large", cases: true)
    static let materialActiveAppearance = NativeType.tokens(
        "MaterialActiveAppearance", "automatic active inactive matchWindow")
    static let widgetPreview = NativeType.tokens("WidgetPreviewContext", "") { type in
        type.tokenInitializer("(family: WidgetFamily)")
    }
    static let editActions = NativeType.tokenSet("EditActions", "delete move", groups: ["all": "delete move"])
    static let emptyModifier = NativeType.tokens("EmptyModifier", "identity", conforms: "ViewModifier") { type in
        type.tokenInitializer("()", named: "identity")
    }
}
