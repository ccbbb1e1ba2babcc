import SwiftUI

enum DrawerDetent: CaseIterable {
    case peek, half, full

    func height(in total: CGFloat) -> CGFloat {
        switch self {
        case .peek: return 90
        case .half: return total * 0.5
        case .full: return total * 0.92
        }
    }

    static func nearest(to height: CGFloat, in total: CGFloat) -> DrawerDetent {
        allCases.min { abs($0.height(in: total) - height) < abs($1.height(in: total) - height) } ?? .peek
    }
}

struct Drawer<Content: View>: View {
    @Binding var detent: DrawerDetent
    @ViewBuilder var content: Content
    @GestureState private var drag: CGFloat = 0

    var body: some View {
        GeometryReader { geo in
            let total = geo.size.height
            let height = min(max(detent.height(in: total) - drag, 60), total)
            VStack(spacing: 0) {
                Capsule()
                    .fill(.secondary)
                    .frame(width: 42, height: 5)
                    .padding(.vertical, 9)
                content
                Spacer(minLength: 0)
            }
            .frame(maxWidth: .infinity)
            .frame(height: height)
            .background(.background)
            .clipShape(UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20))
            .shadow(radius: 8)
            .frame(maxHeight: .infinity, alignment: .bottom)
            .gesture(
                DragGesture()
                    .updating($drag) { value, state, _ in state = value.translation.height }
                    .onEnded { value in
                        let target = detent.height(in: total) - value.predictedEndTranslation.height
                        withAnimation(.interactiveSpring(response: 0.4, dampingFraction: 0.8)) {
                            detent = .nearest(to: target, in: total)
                        }
                    }
            )
        }
        .ignoresSafeArea(edges: .bottom)
    }
}

struct DrawerSheet: View {
    @State private var detent = DrawerDetent.half

    var body: some View {
        ZStack {
            Color.green.opacity(0.3).ignoresSafeArea()
            Drawer(detent: $detent) {
                Text("Nearby")
                    .font(.headline)
                ForEach(0..<4, id: \.self) { Text("Place \($0)").padding(4) }
            }
        }
    }
}

#Preview {
    DrawerSheet()
}
