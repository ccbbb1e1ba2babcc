import SwiftUI

struct ZIndexDeck: View {
    @State private var order = Array(0..<4)
    var body: some View {
        ZStack {
            ForEach(order, id: \.self) { n in
                let depth = order.firstIndex(of: n)!
                RoundedRectangle(cornerRadius: 20, style: .continuous)
                    .fill(LinearGradient(stops: [.init(color: .white, location: 0), .init(color: [.red, .blue, .green, .pink][n], location: 1)], startPoint: .topLeading, endPoint: .bottomTrailing))
                    .frame(width: 240, height: 140)
                    .overlay(alignment: .bottomTrailing) { Text("•••• \(1000 + n * 1111)").monospaced().padding() }
                    .scaleEffect(x: 1 - CGFloat(depth) * 0.05, y: 1 - CGFloat(depth) * 0.05, anchor: .bottom)
                    .offset(y: CGFloat(depth) * -22)
                    .zIndex(Double(-depth))
                    .onTapGesture { withAnimation(.spring) { order.append(order.remove(at: depth)) } }
            }
        }
        .padding(.top, 60)
    }
}
