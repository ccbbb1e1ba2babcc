import SwiftUI

@resultBuilder struct ActionBuilder {
    static func buildExpression(_ a: Action) -> [Action] { [a] }
    static func buildBlock(_ components: [Action]...) -> [Action] { components.flatMap { $0 } }
    static func buildIf(_ c: [Action]?) -> [Action] { c ?? [] }
    static func buildFinalResult(_ component: [Action]) -> [Action] { component.filter { !$0.symbol.isEmpty } }
}
struct Action: Identifiable {
    enum Role { case none, primary, destructive }
    let id = UUID()
    let symbol: String
    var role = Role.none
    let perform: () -> Void
    func callAsFunction() { perform() }
}
struct ActionBar<Background: ShapeStyle>: View {
    let actions: [Action]
    let background: Background
    init(_ background: Background = .regularMaterial, @ActionBuilder actions: () -> [Action]) where Background == Material { self.background = background; self.actions = actions() }
    init(style: Background, @ActionBuilder actions: () -> [Action]) { background = style; self.actions = actions() }
    var body: some View {
        HStack(spacing: 18) {
            ForEach(actions) { action in
                Button { action() } label: { Image(systemName: action.symbol).frame(width: 28, height: 28) }
                    .foregroundStyle(style(for: action.role))
                if action.id == actions.first?.id { Divider().frame(height: 20) }
            }
        }
        .padding(.horizontal, 16).padding(.vertical, 10)
        .background(background, in: Capsule())
    }
    private func style(for role: Action.Role) -> AnyShapeStyle {
        switch role { case .none: AnyShapeStyle(HierarchicalShapeStyle.primary); case .primary: AnyShapeStyle(TintShapeStyle()); case .destructive: .init(.red.gradient) }
    }
}
struct BuilderToolbar: View {
    @State private var canDelete = true
    var body: some View {
        VStack {
            ActionBar { Action(symbol: "plus", role: .primary) { print("add") }; Action(symbol: "pencil") {}; if canDelete { Action(symbol: "trash", role: .destructive) { canDelete = false } } }
            ActionBar(style: Color.yellow) { Action(symbol: "star") {} }
        }
    }
}
