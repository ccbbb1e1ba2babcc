import SwiftUI

struct GeometryStates: View {
    @State private var rect: CGRect = .zero
    @State private var size: CGSize = .zero
    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Global x \(rect.minX, specifier: "%.1f"), y \(rect.minY, specifier: "%.1f")")
            Text("Size " + String(describing: size.width.rounded()) + " by " + "\(size.height.rounded())")
            HStack {
                Color.orange.frame(width: 80)
                Color.purple
                    .onGeometryChange(for: CGRect.self) { proxy in
                        proxy.frame(in: .global)
                    } action: { newValue in
                        rect = newValue
                    }
                    .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
            }
            .frame(height: 120)
        }
        .padding()
    }
}
