import SwiftUI

struct PresenceAvatar: View {
    enum Presence {
        case online, away, offline
        var color: Color {
            switch self {
            case .online: .green
            case .away: .yellow
            case .offline: .gray
            }
        }
    }

    var diameter: CGFloat = 64
    var presence: Presence

    var body: some View {
        Image(systemName: "person.circle.fill")
            .resizable()
            .frame(width: diameter, height: diameter)
            .foregroundStyle(.blue.gradient)
            .overlay(alignment: .bottomTrailing) {
                Circle()
                    .fill(presence.color)
                    .frame(width: diameter * 0.28)
                    .padding(2)
                    .background(Circle().fill(.background))
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Avatar")
            .accessibilityValue(String(describing: presence))
    }
}

struct AvatarBadge: View {
    var body: some View {
        HStack(spacing: 24) {
            PresenceAvatar(presence: .online)
            PresenceAvatar(diameter: 96, presence: .away)
            PresenceAvatar(diameter: 40, presence: .offline)
        }
        .padding()
    }
}

#Preview("Presence", traits: .sizeThatFitsLayout) {
    AvatarBadge()
}
