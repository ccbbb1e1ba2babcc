import SwiftUI

struct TwirlTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : 0.5)
            .opacity(phase.isIdentity ? 1 : 0)
            .blur(radius: phase.isIdentity ? 0 : 10)
            .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : .zero))
            .brightness(phase == .willAppear ? 1 : 0)
    }
}
extension Transition where Self == TwirlTransition { static var twirl: Self { .init() } }
struct CustomTransitionStruct: View {
    @State private var isLoading = true
    var body: some View {
        VStack {
            if isLoading {
                Color.teal.frame(width: 80, height: 80).clipShape(.circle).transition(TwirlTransition())
            }
            if !isLoading { Text("Loaded").transition(.twirl) }
            Button("Toggle") { withAnimation { isLoading.toggle() } }.padding()
        }
    }
}
