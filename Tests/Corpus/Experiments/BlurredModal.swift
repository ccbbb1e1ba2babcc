import SwiftUI

struct BlurredModal<Presenting: View, Modal: View>: View {
    @Binding var isShown: Bool
    let presenting: () -> Presenting
    let modal: () -> Modal
    var body: some View {
        GeometryReader { g in
            ZStack(alignment: .center) {
                self.presenting().disabled(self.isShown).blur(radius: isShown ? 6 : 0)
                VStack { self.modal(); Button("Close") { withAnimation { self.isShown = false } } }
                    .frame(width: g.size.width * 0.75, height: g.size.height / 4)
                    .background(Color.secondary.colorInvert())
                    .foregroundColor(Color.primary)
                    .cornerRadius(20)
                    .opacity(self.isShown ? 1 : 0)
            }
        }
    }
}
extension View { func modal<M: View>(_ shown: Binding<Bool>, @ViewBuilder content: @escaping () -> M) -> some View { BlurredModal(isShown: shown, presenting: { self }, modal: content) } }
struct BlurredModalDemo: View { @State var on = true; var body: some View { List(0..<3) { Text("\($0)") }.modal($on) { Text("Hi").font(.title) } } }
