import SwiftUI

struct ScrollSpy: View {
    @State private var visible: [Int] = []
    @State private var selection: Int? = 0
    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView(.horizontal) {
                    HStack {
                        ForEach(0..<8, id: \.self) { n in
                            Button("Section \(n)") { withAnimation { selection = n } }
                                .padding(6)
                                .background(selection == n ? AnyShapeStyle(.tint.opacity(0.2)) : AnyShapeStyle(.clear), in: .capsule)
                                .id(n)
                        }
                    }
                }
                .scrollIndicators(.hidden)
                .onChange(of: selection) { _, new in withAnimation { proxy.scrollTo(new, anchor: .center) } }
            }
            ScrollView {
                LazyVStack {
                    ForEach(0..<8, id: \.self) { n in
                        Rectangle().fill(n.isMultiple(of: 2) ? Color.orange.opacity(0.2) : .blue.opacity(0.2)).containerRelativeFrame(.vertical) { length, _ in length * 0.6 }
                            .overlay(Text(n, format: .number).font(.largeTitle))
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $selection, anchor: .top)
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { visible = $0 }
        }
    }
}
