import SwiftUI

extension ContainerValues { @Entry var isHighlighted: Bool = false }
struct BoardStack<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
        VStack(spacing: 6) {
            ForEach(subviews: content) { subview in
                subview
                    .padding(8)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(subview.containerValues.isHighlighted ? .yellow : .gray.opacity(0.2), in: .rect(cornerRadius: 6))
            }
        }
    }
}
struct ContainerValues18: View {
    var body: some View {
        BoardStack {
            Text("First")
            Text("Second").containerValue(\.isHighlighted, true)
            ForEach(0..<2) { Text("More \($0)") }
        }
        .padding()
    }
}
