import SwiftUI

struct Badge: View {
    let count: Int
    var body: some View {
        ZStack {
            Capsule().fill(Color.red).frame(height: 18).frame(minWidth: 18).fixedSize(horizontal: count < 10, vertical: true)
            Text(count > 99 ? "99+" : "\(count)").font(.system(size: 11, weight: .bold)).foregroundColor(.white).padding(.horizontal, 5)
        }
        .fixedSize()
        .opacity(count == 0 ? 0 : 1)
        .accessibilityLabel("\(count) unread")
    }
}

extension View {
    func badge(count: Int, alignment: Alignment = .topTrailing) -> some View {
        overlay(alignment: alignment) {
            Badge(count: count)
                .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
    }
}

struct BadgeOverlay: View {
    var body: some View {
        HStack(spacing: 40) {
            Image(systemName: "bell").font(.title).badge(count: 3)
            Image(systemName: "envelope").font(.title).badge(count: 120)
            Image(systemName: "cart").font(.title).badge(count: 0)
        }
    }
}
