import SwiftUI

struct LoadingDots: View {
    @State private var scales: [CGFloat] = [1, 1, 1]
    let timer = Timer.publish(every: 0.4, on: .main, in: .common).autoconnect()
    @State private var step = 0
    var body: some View {
        HStack {
            ForEach(scales.indices, id: \.self) { i in
                Circle().fill(Color.accentColor).frame(width: 20, height: 20).scaleEffect(scales[i])
            }
        }
        .onReceive(timer) { _ in
            withAnimation { scales = scales.enumerated().map { $0.offset == step % 3 ? 1.5 : 1 } }
            step += 1
        }
    }
}
