import SwiftUI

struct CornerRotateModifier: ViewModifier {
    let amount: Double
    let anchor: UnitPoint
    func body(content: Content) -> some View {
        content.rotationEffect(.degrees(amount), anchor: anchor).clipped()
    }
}
extension AnyTransition {
    static var pivot: AnyTransition {
        .modifier(active: CornerRotateModifier(amount: -90, anchor: .topLeading), identity: CornerRotateModifier(amount: 0, anchor: .topLeading))
    }
    static func fly(from edge: Edge) -> AnyTransition {
        AnyTransition.move(edge: edge).combined(with: .opacity).animation(.easeIn)
    }
}
struct TransitionGallery: View {
    @State private var visible = true
    private let transitions: [(String, AnyTransition)] = [
        ("opacity", .opacity), ("slide", .slide), ("scale", .scale(scale: 0.1, anchor: .top)), ("pivot", .pivot),
        ("asymmetric", .asymmetric(insertion: .fly(from: .leading), removal: .move(edge: .trailing)))
    ]
    var body: some View {
        VStack(alignment: .leading) {
            Toggle("Visible", isOn: $visible.animation(.easeInOut(duration: 0.6)))
            ForEach(transitions, id: \.0) { name, transition in
                ZStack {
                    Color.gray.opacity(0.1)
                    if visible {
                        Text(name).padding().background(Color.mint).transition(transition)
                    }
                }
                .frame(height: 54)
            }
        }
        .padding()
    }
}
