import SwiftUI

struct Ripple: Identifiable { let id = UUID(); var at: CGPoint; var start = Date.now }
struct RippleModifier: ViewModifier {
    @State private var ripples: [Ripple] = [Ripple(at: CGPoint(x: 30, y: 30))]
    let color: Color
    func body(content: Content) -> some View {
        content
            .overlay {
                ForEach(ripples) { r in
                    Circle().stroke(color, lineWidth: 2).frame(width: 60, height: 60).position(r.at).transition(.scale(scale: 0.1).combined(with: .opacity))
                }
            }
            .clipped()
            .contentShape(.rect)
            .gesture(SpatialTapGesture().onEnded { tap in
                let r = Ripple(at: tap.location)
                withAnimation(.easeOut) { ripples.append(r) }
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(600)) { withAnimation { ripples.removeAll { $0.id == r.id } } }
            })
    }
}
extension View { func ripple(_ color: Color = .blue) -> some View { modifier(RippleModifier(color: color)) } }
struct TapRipple: View { var body: some View { VStack { Text("Tap").frame(width: 200, height: 80).background(.yellow).ripple(); RoundedRectangle(cornerRadius: 9).ripple(.red).frame(height: 50) }.padding() } }
