import SwiftUI

struct FloatingActionButton: View {
    @State private var isOpen = true

    private let actions: [(icon: String, label: String, color: Color)] = [
        ("camera.fill", "Photo", .pink),
        ("doc.fill", "Document", .blue),
        ("mic.fill", "Recording", .orange)
    ]

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            ScrollView {
                LazyVStack {
                    ForEach(0..<30) { Text("Note \($0)").padding(6) }
                }
            }
            .opacity(isOpen ? 0.3 : 1)

            VStack(alignment: .trailing, spacing: 16) {
                if isOpen {
                    ForEach(actions, id: \.icon) { action in
                        HStack {
                            Text(action.label)
                                .font(.footnote)
                                .padding(6)
                                .background(.white, in: Capsule())
                            Image(systemName: action.icon)
                                .foregroundStyle(.white)
                                .frame(width: 44, height: 44)
                                .background(action.color, in: Circle())
                        }
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                    }
                }
                Button {
                    withAnimation(.spring(response: 0.35, dampingFraction: 0.6, blendDuration: 0)) {
                        isOpen.toggle()
                    }
                } label: {
                    Image(systemName: "plus")
                        .font(.title2.weight(.bold))
                        .rotationEffect(.degrees(isOpen ? 45 : 0))
                        .foregroundStyle(.white)
                        .frame(width: 60, height: 60)
                        .background(Circle().fill(Color.accentColor))
                        .shadow(radius: 5)
                }
            }
            .padding(24)
        }
    }
}

#Preview {
    FloatingActionButton()
}
