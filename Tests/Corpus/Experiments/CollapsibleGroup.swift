import SwiftUI

struct CollapsibleGroup<Label, Content>: View where Label: View, Content: View {
    @State var isCollapsed: Bool = false
    var label: () -> Label
    var content: () -> Content
    init(@ViewBuilder label: @escaping () -> Label, @ViewBuilder content: @escaping () -> Content) { self.label = label; self.content = content }
    var body: some View {
        VStack {
            Button(action: { self.isCollapsed.toggle() }, label: {
                HStack { self.label(); Spacer(); Image(systemName: self.isCollapsed ? "chevron.down" : "chevron.up") }.padding(.bottom, 1).background(Color.white.opacity(0.01))
            })
            .buttonStyle(PlainButtonStyle())
            VStack { self.content() }
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: isCollapsed ? 0 : .none)
                .clipped()
                .animation(.easeOut)
                .transition(.slide)
        }
    }
}
struct CollapsibleDemo: View {
    var body: some View {
        VStack(spacing: 10) {
            CollapsibleGroup(label: { Text("Collapsible") }, content: { HStack { Text("Content"); Spacer() }.frame(maxWidth: .infinity).padding().background(Color.secondary) })
            CollapsibleGroup { Text("Other") } content: { ForEach([1, 2, 3], id: \.hashValue) { Text(verbatim: .init($0)) } }
        }
        .padding()
    }
}
