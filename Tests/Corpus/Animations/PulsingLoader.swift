import SwiftUI

struct PulsingLoader: View {
    @State private var isPulsing = false
    @State private var hue = false
    let gradient = Gradient(colors: [#colorLiteral(red: 0.2392156869, green: 0.6745098233, blue: 0.9686274529, alpha: 1), #colorLiteral(red: 0.1411764771, green: 0.3960784376, blue: 0.5647059083, alpha: 1)].map { Color($0) })

    var body: some View {
        ZStack {
            RadialGradient(gradient: Gradient(colors: [Color(#colorLiteral(red: 0.05, green: 0.02, blue: 0.15, alpha: 1)), .black]), center: .center, startRadius: 5, endRadius: 500)
                .scaleEffect(1.2)
            ForEach(0..<3) { index in
                Circle()
                    .stroke(lineWidth: 2)
                    .frame(width: 100, height: 100)
                    .foregroundColor(Color(#colorLiteral(red: 0.27, green: 0.48, blue: 0.99, alpha: 1)))
                    .scaleEffect(isPulsing ? CGFloat(2 + index) : 1)
                    .opacity(isPulsing ? 0 : 1)
                    .animation(Animation.easeOut(duration: 2).delay(0.3 * Double(index)).repeatForever(autoreverses: false).speed(1.2))
            }
            Circle()
                .fill(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
                .frame(width: 100, height: 100)
                .hueRotation(.degrees(hue ? 180 : 0))
                .shadow(color: .white, radius: isPulsing ? 20 : 2)
                .overlay(Image(systemName: "mic.fill").font(.system(size: 36, weight: .black)).foregroundColor(.white))
                .onAppear {
                    withAnimation(Animation.easeInOut(duration: 1).repeatForever(autoreverses: true)) {
                        self.isPulsing.toggle()
                        self.hue = true
                    }
                }
        }.edgesIgnoringSafeArea(.all)
    }
}

struct PulsingLoader_Previews: PreviewProvider {
    static var previews: some View {
        PulsingLoader().preferredColorScheme(.dark)
    }
}
