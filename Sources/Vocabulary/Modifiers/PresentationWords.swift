/// What is shown over the view; a note says so where its state says that it is shown.
enum PresentationWords {
    static let words: [EffectFreeWord] = [
        EffectFreeWord(
            "sheet",
            "(isPresented: Binding, onDismiss: (() -> Void)? = nil, content: @ViewBuilder)",
            "(item: Binding, onDismiss: (() -> Void)? = nil, content: @ViewBuilder (Any) -> View)",
            remark: "sheets are not shown",
            examples: ["Text(\"A\").sheet(isPresented: .constant(false)) { Text(\"B\") }"]),
        EffectFreeWord(
            "fullScreenCover",
            "(isPresented: Binding, onDismiss: (() -> Void)? = nil, content: @ViewBuilder)",
            "(item: Binding, onDismiss: (() -> Void)? = nil, content: @ViewBuilder (Any) -> View)",
            remark: "covers are not shown"),
        EffectFreeWord(
            "popover",
            "(isPresented: Binding, attachmentAnchor: PopoverAttachmentAnchor = none, "
                + "arrowEdge: Edge? = nil, content: @ViewBuilder)",
            "(item: Binding, attachmentAnchor: PopoverAttachmentAnchor = none, arrowEdge: Edge? = nil, "
                + "content: @ViewBuilder (Any) -> View)",
            remark: "popovers are not shown"),
        EffectFreeWord(
            "alert",
            "(_ title: LocalizedStringKey|String|View, isPresented: Binding, actions: @ViewBuilder)",
            "(_ title: LocalizedStringKey|String|View, isPresented: Binding, actions: @ViewBuilder, "
                + "message: @ViewBuilder)",
            "(_ title: LocalizedStringKey|String|View, isPresented: Binding, presenting data: Any, "
                + "actions: @ViewBuilder (Any) -> View, message: @ViewBuilder (Any) -> View = none)",
            "(isPresented: Binding, content: () -> Alert)",
            "(item: Binding, content: (Any) -> Alert)",
            "(isPresented: Binding, error: Any, actions: @ViewBuilder)",
            "(isPresented: Binding, error: Any, actions: @ViewBuilder (Any) -> View, "
                + "message: @ViewBuilder (Any) -> View)",
            remark: "alerts are not shown"),
        EffectFreeWord(
            "confirmationDialog",
            "(_ title: LocalizedStringKey|String|View, isPresented: Binding, "
                + "titleVisibility: Visibility = .automatic, actions: @ViewBuilder)",
            "(_ title: LocalizedStringKey|String|View, isPresented: Binding, "
                + "titleVisibility: Visibility = .automatic, actions: @ViewBuilder, message: @ViewBuilder)",
            "(_ title: LocalizedStringKey|String|View, isPresented: Binding, "
                + "titleVisibility: Visibility = .automatic, presenting data: Any, "
                + "actions: @ViewBuilder (Any) -> View, message: @ViewBuilder (Any) -> View = none)",
            remark: "dialogs are not shown"),
        EffectFreeWord(
            "actionSheet",
            "(isPresented: Binding, content: () -> ActionSheet)",
            "(item: Binding, content: (Any) -> ActionSheet)",
            remark: "action sheets are not shown"),
        EffectFreeWord(
            "contextMenu",
            "(menuItems: @ViewBuilder)",
            "(menuItems: @ViewBuilder, preview: @ViewBuilder)",
            "(forSelectionType: Any, menu: @ViewBuilder (Any) -> View, primaryAction: ((Any) -> Void)? = nil)",
            "(_ contextMenu: Any)",
            remark: "menus are not shown"),
        EffectFreeWord(
            "inspector",
            "(isPresented: Binding, content: @ViewBuilder)",
            remark: "inspectors are not shown"),
        EffectFreeWord(
            "inspectorColumnWidth",
            "(_ width: CGFloat)",
            "(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)"),
        EffectFreeWord("help", "(_ text: LocalizedStringKey|String|View)"),
        EffectFreeWord(
            "presentationDetents",
            "(_ detents: Set<PresentationDetent>)",
            "(_ detents: Set<PresentationDetent>, selection: Binding)"),
        EffectFreeWord("presentationDragIndicator", "(_ visibility: Visibility)"),
        EffectFreeWord(
            "presentationBackground",
            "(_ style: ShapeStyle)",
            "(alignment: Alignment = .center, content: @ViewBuilder)"),
        EffectFreeWord("presentationBackgroundInteraction", "(_ interaction: PresentationBackgroundInteraction)"),
        EffectFreeWord("presentationContentInteraction", "(_ behavior: PresentationContentInteraction)"),
        EffectFreeWord("presentationCornerRadius", "(_ cornerRadius: CGFloat?)"),
        EffectFreeWord(
            "presentationCompactAdaptation",
            "(_ adaptation: PresentationAdaptation)",
            "(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)"),
        EffectFreeWord("presentationSizing", "(_ sizing: PresentationSizing)"),
        EffectFreeWord("interactiveDismissDisabled", "(_ isDisabled: Bool = true)"),
        EffectFreeWord(
            "dismissalConfirmationDialog",
            "(_ title: Any, shouldPresent: Bool, actions: @ViewBuilder)",
            "(_ title: Any, shouldPresent: Bool, actions: @ViewBuilder, message: @ViewBuilder)"),
        EffectFreeWord("dialogIcon", "(_ icon: View?)"),
        EffectFreeWord("dialogSeverity", "(_ severity: Any)"),
        EffectFreeWord("dialogSuppressionToggle", "(_ title: Any, isSuppressed: Binding)", "(isSuppressed: Binding)"),
        EffectFreeWord(
            "fileImporter",
            "(isPresented: Binding, allowedContentTypes: Any, allowsMultipleSelection: Bool, "
                + "onCompletion: (Any) -> Void)",
            "(isPresented: Binding, allowedContentTypes: Any, onCompletion: (Any) -> Void)"),
        EffectFreeWord(
            "fileExporter",
            "(isPresented: Binding, document: Any, contentType: Any = none, "
                + "defaultFilename: String? = nil, onCompletion: (Any) -> Void)"),
        EffectFreeWord("fileMover", "(isPresented: Binding, file: Any, onCompletion: (Any) -> Void)"),
        EffectFreeWord(
            "photosPicker",
            "(isPresented: Binding, selection: Binding, maxSelectionCount: Int? = nil, matching: Any = none)"),
        EffectFreeWord("quickLookPreview", "(_ item: Binding)", "(_ selection: Binding, in items: Any)"),
        EffectFreeWord("popoverTip", "(_ tip: Any, arrowEdge: Edge? = nil, action: Any = none)"),
        EffectFreeWord("manageSubscriptionsSheet", "(isPresented: Binding)"),
        EffectFreeWord("translationPresentation", "(isPresented: Binding, text: String)"),
        EffectFreeWord("menuOrder", "(_ order: MenuOrder)"),
        EffectFreeWord("menuIndicator", "(_ visibility: Visibility)"),
        EffectFreeWord("menuActionDismissBehavior", "(_ behavior: MenuActionDismissBehavior)")
    ]
}
