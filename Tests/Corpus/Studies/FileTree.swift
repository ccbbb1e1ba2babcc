import SwiftUI

struct FileTree: View {
    final class Item: Identifiable, ObservableObject {
        let name: String
        @Published var isOpen: Bool
        let children: [Item]
        init(_ name: String, isOpen: Bool = false, children: [Item] = []) { self.name = name; self.isOpen = isOpen; self.children = children }
    }
    struct Row: View {
        @ObservedObject var item: Item
        let depth: Int
        var body: some View {
            VStack(alignment: .leading, spacing: 2) {
                HStack(spacing: 4) {
                    Image(systemName: "chevron.right").rotationEffect(item.isOpen ? .degrees(90) : .zero).opacity(item.children.isEmpty ? 0 : 1)
                    Image(systemName: item.children.isEmpty ? "doc" : "folder")
                    Text(item.name)
                }
                .padding(.leading, CGFloat(depth) * 16)
                .onTapGesture { withAnimation { item.isOpen.toggle() } }
                if item.isOpen { ForEach(item.children) { Row(item: $0, depth: depth + 1) } }
            }
        }
    }
    @StateObject private var root = Item("project", isOpen: true, children: [Item("Sources", isOpen: true, children: [Item("main.swift")]), Item("README.md")])
    var body: some View { Row(item: root, depth: 0).frame(maxWidth: .infinity, alignment: .leading).padding() }
}
