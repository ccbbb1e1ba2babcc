import SwiftUI

struct Spring2D: View {
    @State private var positions = (0..<5).map { _ in CGSize.zero }
    @State private var isDragging = false
    let colors: [Color] = [.red, .orange, .yellow, .green, .blue]
    var drag: some Gesture {
        DragGesture(coordinateSpace: .global)
            .onChanged { value in
                isDragging = true
                for i in positions.indices {
                    withAnimation(.interactiveSpring(response: 0.2 + Double(i) * 0.08, dampingFraction: 0.6)) { positions[i] = value.translation }
                }
            }
            .onEnded { _ in
                isDragging = false
                withAnimation(.spring(duration: 0.6, bounce: 0.4)) { positions = positions.map { _ in .zero } }
            }
    }
    var body: some View {
        ZStack {
            ForEach(positions.indices.reversed(), id: \.self) { i in
                Circle()
                    .fill(colors[i])
                    .frame(width: 100 - CGFloat(i) * 12, height: 100 - CGFloat(i) * 12)
                    .offset(positions[i])
                    .gesture(drag, including: i == 0 ? .all : .none)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .bottom) {
            Text(isDragging ? "Let go" : "Drag me").animation(nil, value: isDragging).padding()
        }
    }
}
