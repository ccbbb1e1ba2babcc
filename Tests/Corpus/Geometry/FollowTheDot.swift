import SwiftUI

struct FollowTheDot: View {
    @State private var frames: [Int: CGRect] = [:]
    @State private var target = 2

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            ForEach(0..<4) { index in
                Text(["North", "East by north", "South", "W"][index])
                    .padding(8)
                    .background(
                        GeometryReader { geo in
                            Color.clear
                                .onAppear { frames[index] = geo.frame(in: .named("compass")) }
                        }
                    )
                    .onTapGesture { target = index }
            }
        }
        .padding(.leading, 30)
        .coordinateSpace(name: "compass")
        .overlay(alignment: .topLeading) {
            if let frame = frames[target] {
                Circle()
                    .fill(.red)
                    .frame(width: 12, height: 12)
                    .offset(x: frame.minX - 20, y: frame.midY - 6)
                    .animation(.bouncy, value: target)
            }
        }
    }
}

#Preview {
    FollowTheDot()
}
