import SwiftUI

struct StatusPill: View {
    enum Status: String, CaseIterable { case draft, review, published }
    let status: Status
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction

    private var tint: Color {
        switch status {
        case .draft: .gray
        case .review: .orange
        case .published: scheme == .dark ? .mint : .green
        }
    }

    var body: some View {
        HStack(spacing: 6) {
            Circle().fill(tint).frame(width: 8, height: 8)
            Text(LocalizedStringKey(status.rawValue))
                .font(.footnote.weight(.medium))
            if direction == .rightToLeft {
                Image(systemName: "arrow.left")
            }
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 5)
        .background(tint.opacity(0.15), in: Capsule())
    }
}

struct StatusPill_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            VStack(alignment: .leading) {
                ForEach(StatusPill.Status.allCases, id: \.rawValue) { status in
                    StatusPill(status: status)
                }
            }
            StatusPill(status: .published)
                .environment(\.colorScheme, .dark)
            StatusPill(status: .review)
                .environment(\.layoutDirection, .rightToLeft)
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
