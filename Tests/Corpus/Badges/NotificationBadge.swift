import SwiftUI

struct CountBadge: View {
    let count: Int

    var body: some View {
        Text(count > 99 ? "99+" : "\(count)")
            .font(.system(size: 12, weight: .bold))
            .foregroundColor(.white)
            .padding(.horizontal, 6)
            .frame(minWidth: 20, minHeight: 20)
            .background(Capsule().fill(Color.red))
            .fixedSize()
    }
}

extension View {
    @ViewBuilder
    func countBadge(_ count: Int) -> some View {
        if count > 0 {
            overlay(
                CountBadge(count: count)
                    .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                    .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] },
                alignment: .topTrailing
            )
        } else {
            self
        }
    }
}

struct NotificationBadge: View {
    var counts = [0, 3, 27, 140]

    var body: some View {
        HStack(spacing: 40) {
            ForEach(counts, id: \.self) { count in
                Image(systemName: "bell")
                    .font(.title)
                    .frame(width: 44, height: 44)
                    .background(Color.gray.opacity(0.2))
                    .cornerRadius(8)
                    .countBadge(count)
            }
        }
    }
}

struct NotificationBadge_Previews: PreviewProvider {
    static var previews: some View {
        NotificationBadge()
            .padding()
    }
}
