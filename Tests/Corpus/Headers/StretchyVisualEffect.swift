import SwiftUI

struct StretchyVisualEffect: View {
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 16) {
                Rectangle()
                    .fill(.mint.gradient)
                    .frame(height: 240)
                    .visualEffect { content, proxy in
                        let y = max(proxy.frame(in: .scrollView).minY, 0)
                        return content
                            .scaleEffect(1 + y / proxy.size.height, anchor: .bottom)
                    }
                Group {
                    Text("Morning swim")
                        .font(.title)
                    Text("Water temperature 14 °C")
                        .foregroundStyle(.secondary)
                    Text(String(repeating: "Bring a towel. ", count: 30))
                }
                .padding(.horizontal)
            }
        }
        .ignoresSafeArea(edges: .top)
        .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.contentOffset.y > 200
        } action: { _, isPast in
            print("past header:", isPast)
        }
    }
}

#Preview {
    StretchyVisualEffect()
}
