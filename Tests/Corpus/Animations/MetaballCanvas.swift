import SwiftUI

struct MetaballCanvas: View {
    @State private var offset = CGSize(width: 60, height: 0)

    var body: some View {
        VStack {
            Canvas { context, size in
                context.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
                context.addFilter(.blur(radius: 20))
                context.drawLayer { layer in
                    for index in 0...1 {
                        if let symbol = context.resolveSymbol(id: index) {
                            layer.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
                        }
                    }
                }
            } symbols: {
                Circle()
                    .frame(width: 100, height: 100)
                    .tag(0)
                Circle()
                    .frame(width: 80, height: 80)
                    .offset(offset)
                    .tag(1)
            }
            .frame(height: 300)
            .drawingGroup()
            Text("Drag me")
                .gesture(
                    DragGesture()
                        .onChanged { offset = $0.translation }
                        .onEnded { _ in
                            withAnimation(.interactiveSpring(response: 0.6, dampingFraction: 0.5)) { offset = .zero }
                        }
                )
        }
    }
}

#Preview {
    MetaballCanvas()
}
