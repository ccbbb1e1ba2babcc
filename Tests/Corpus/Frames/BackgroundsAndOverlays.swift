import SwiftUI

struct BackgroundsAndOverlays: View {
    var body: some View {
        VStack(spacing: 24) {
            Text("Shape style")
                .padding()
                .background(.blue.opacity(0.3))
            Text("Shape in the background")
                .padding()
                .background(Capsule().stroke(.blue, lineWidth: 2))
            Text("Style in a shape")
                .padding()
                .background(.orange.gradient, in: .rect(topLeadingRadius: 20, bottomTrailingRadius: 20))
            Text("Aligned background")
                .padding()
                .background(alignment: .bottomLeading) {
                    Rectangle()
                        .fill(.green)
                        .frame(width: 40, height: 4)
                }
            Text("Two overlays")
                .padding()
                .overlay(alignment: .topLeading) { Circle().fill(.red).frame(width: 8, height: 8) }
                .overlay(Image(systemName: "checkmark").font(.caption), alignment: .bottomTrailing)
            Text("Ignores the safe area")
                .frame(maxWidth: .infinity)
                .padding(.vertical, 8)
                .background(.yellow, ignoresSafeAreaEdges: .horizontal)
            Text("Stacked")
                .padding(10)
                .background(.white)
                .background(.black.opacity(0.4), in: Rectangle().inset(by: -6))
        }
    }
}

#Preview {
    BackgroundsAndOverlays()
}
