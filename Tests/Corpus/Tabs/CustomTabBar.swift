import SwiftUI

enum TabItem: Int, CaseIterable, Identifiable {
    case home, search, inbox, profile

    var id: Int { rawValue }
    var icon: String { ["house", "magnifyingglass", "tray", "person"][rawValue] }
    var title: String { "\(self)".capitalized }
}

struct CustomTabBar: View {
    @Binding var selection: TabItem
    @Namespace private var namespace

    var body: some View {
        HStack {
            ForEach(TabItem.allCases) { item in
                let isSelected = item == selection
                VStack(spacing: 4) {
                    ZStack {
                        if isSelected {
                            Capsule()
                                .fill(.tint.opacity(0.2))
                                .matchedGeometryEffect(id: "pill", in: namespace)
                                .frame(width: 56, height: 30)
                        }
                        Image(systemName: item.icon)
                            .symbolVariant(isSelected ? .fill : .none)
                    }
                    .frame(height: 30)
                    Text(item.title)
                        .font(.caption2)
                }
                .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                .frame(maxWidth: .infinity)
                .contentShape(.rect)
                .onTapGesture {
                    withAnimation(.snappy(duration: 0.25)) { selection = item }
                }
            }
        }
        .padding(.vertical, 8)
        .background(.bar)
    }
}

struct TabBarScreen: View {
    @State private var selection = TabItem.search

    var body: some View {
        VStack(spacing: 0) {
            Group {
                switch selection {
                case .home: Color.yellow.opacity(0.2)
                case .search: Color.green.opacity(0.2)
                case .inbox, .profile: Color.blue.opacity(0.2)
                }
            }
            .frame(maxHeight: .infinity)
            .overlay(Text(selection.title).font(.largeTitle))
            CustomTabBar(selection: $selection)
        }
    }
}

#Preview {
    TabBarScreen()
}
