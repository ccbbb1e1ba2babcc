import SwiftUI

struct ReactionBar: View {
    @State private var selected: Set<String> = ["👍"]
    @State private var isExpanded = true
    private let reactions = ["👍", "❤️", "😂", "😮", "😢"]

    var body: some View {
        VStack(alignment: .trailing, spacing: 6) {
            if isExpanded {
                HStack(spacing: 4) {
                    ForEach(reactions, id: \.self) { emoji in
                        Button {
                            if selected.contains(emoji) {
                                selected.remove(emoji)
                            } else {
                                selected.insert(emoji)
                            }
                        } label: {
                            Text(emoji)
                                .font(.title2)
                                .padding(6)
                                .background(selected.contains(emoji) ? AnyShapeStyle(.tint.opacity(0.3)) : AnyShapeStyle(.clear), in: Circle())
                        }
                        .buttonStyle(.plain)
                    }
                }
                .padding(6)
                .background(.regularMaterial, in: Capsule())
                .transition(.scale(scale: 0.2, anchor: .bottomTrailing).combined(with: .opacity))
            }
            Text("See you on Thursday then. I'll bring the projector.")
                .padding(12)
                .background(.tint, in: UnevenRoundedRectangle(topLeadingRadius: 18, bottomLeadingRadius: 18, bottomTrailingRadius: 4, topTrailingRadius: 18))
                .foregroundStyle(.white)
                .onLongPressGesture {
                    withAnimation(.bouncy) { isExpanded.toggle() }
                }
        }
        .frame(maxWidth: 280)
        .padding()
    }
}

#Preview {
    ReactionBar()
}
