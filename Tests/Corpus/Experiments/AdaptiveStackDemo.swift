import SwiftUI

struct AdaptiveStack<Content: View>: View {
    @Environment(\.horizontalSizeClass) var sizeClass
    @Environment(\.sizeCategory) private var category
    var horizontalAlignment = HorizontalAlignment.center
    var verticalAlignment = VerticalAlignment.center
    var spacing: CGFloat? = nil
    @ViewBuilder let content: () -> Content
    private var isVertical: Bool { sizeClass == .compact && category.isAccessibilityCategory || category > .extraExtraExtraLarge }
    var body: some View {
        Group {
            if isVertical { VStack(alignment: horizontalAlignment, spacing: spacing, content: content) }
            else { HStack(alignment: verticalAlignment, spacing: spacing, content: content) }
        }
    }
}
struct AdaptiveStackDemo: View {
    var body: some View {
        VStack(spacing: 20) {
            ForEach([ContentSizeCategory.large, .accessibilityLarge], id: \.self) { category in
                AdaptiveStack(horizontalAlignment: .leading, spacing: 10) {
                    Image(systemName: "figure.walk").imageScale(.large)
                    VStack(alignment: .leading) {
                        Text("Steps").font(.headline)
                        Text("8,204 today").font(.subheadline).foregroundColor(.secondary)
                    }
                }
                .environment(\.sizeCategory, category)
                .padding()
                .background(RoundedRectangle(cornerRadius: 16, style: .continuous).stroke(Color.gray.opacity(0.4)))
            }
            Text("Scaled").font(.custom("Georgia", size: 20, relativeTo: .headline)).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        }
        .padding()
    }
}
struct AdaptiveStackDemo_Previews: PreviewProvider {
    static var previews: some View {
        AdaptiveStackDemo()
            .previewInterfaceOrientation(.landscapeLeft)
    }
}
