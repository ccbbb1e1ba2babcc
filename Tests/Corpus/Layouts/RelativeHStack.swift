import SwiftUI

struct RelativeWidth: ViewModifier {
    let fraction: CGFloat
    let container: CGFloat

    func body(content: Content) -> some View {
        content.frame(width: container * fraction)
    }
}

struct RelativeHStack: View {
    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 0) {
                Text("25 %")
                    .modifier(RelativeWidth(fraction: 0.25, container: proxy.size.width))
                    .frame(maxHeight: .infinity)
                    .background(.yellow)
                Text("50 %")
                    .modifier(RelativeWidth(fraction: 0.5, container: proxy.size.width))
                    .frame(maxHeight: .infinity)
                    .background(.orange)
                Text("rest")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(.red)
            }
        }
        .frame(height: 60)
        .padding(.horizontal)
    }
}

#Preview {
    RelativeHStack()
}
