import SwiftUI

struct PopupMenuArc: View {
    @State private var isOpen = true
    let items: [(icon: String, color: Color)] = [("camera.fill", .orange), ("mic.fill", .pink), ("video.fill", .purple), ("doc.fill", .blue)]
    private func position(_ index: Int, radius: CGFloat = 110) -> CGSize {
        let angle = Double.pi / 2 / Double(items.count - 1) * Double(index)
        return CGSize(width: -radius * CGFloat(cos(angle)), height: -radius * CGFloat(sin(angle)))
    }
    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Color(.systemGroupedBackground).edgesIgnoringSafeArea(.all)
            Group {
                ForEach(items.indices) { i in
                    Circle()
                        .fill(items[i].color)
                        .frame(width: 48, height: 48)
                        .overlay(Image(systemName: items[i].icon).foregroundColor(.white))
                        .offset(isOpen ? position(i) : .zero)
                        .opacity(isOpen ? 1 : 0)
                        .animation(.spring(response: 0.5, dampingFraction: 0.6).delay(Double(i) * 0.05), value: isOpen)
                }
                Button(action: { isOpen.toggle() }) {
                    Image(systemName: "plus")
                        .font(.system(size: 24, weight: .bold))
                        .rotationEffect(.degrees(isOpen ? 45 : 0))
                        .frame(width: 60, height: 60)
                        .foregroundColor(.white)
                        .background(Circle().fill(Color.accentColor).shadow(radius: 4))
                }
            }
            .padding(24)
        }
    }
}
