import SwiftUI

public struct Account: Codable, Identifiable, Equatable, Hashable, Sendable {
    public let id: String
    public let username: String
    public let displayName: String?
    public let avatar: URL
    public let followersCount: Int

    public init(id: String, username: String, displayName: String?, avatar: URL, followersCount: Int) {
        self.id = id
        self.username = username
        self.displayName = displayName
        self.avatar = avatar
        self.followersCount = followersCount
    }

    public static func placeholder() -> Account {
        .init(id: UUID().uuidString, username: "Username", displayName: "John Mastodon",
              avatar: URL(string: "https://files.example.org/avatar.png")!, followersCount: 1200)
    }

    public var safeDisplayName: String {
        if let displayName, !displayName.isEmpty { return displayName }
        return "@\(username)"
    }
}

public struct Status: Identifiable {
    public let id: String
    public let content: AttributedString
    public let createdAt: Date
    public let account: Account
    public var reblogsCount: Int
    public var favouritesCount: Int
    public var favourited: Bool?

    static func placeholders() -> [Status] {
        [.placeholder(), .placeholder(favourited: true), .placeholder()]
    }

    static func placeholder(favourited: Bool? = nil) -> Status {
        Status(id: UUID().uuidString,
               content: (try? AttributedString(markdown: "Hello **world** of #SwiftUI")) ?? AttributedString("Hello"),
               createdAt: Date(timeIntervalSinceReferenceDate: 700_000_000),
               account: .placeholder(), reblogsCount: 34, favouritesCount: 87, favourited: favourited)
    }
}

@MainActor
@Observable
public final class StatusRowViewModel {
    let status: Status
    var isFavorited: Bool
    var favoritesCount: Int
    var isFiltered = false

    init(status: Status) {
        self.status = status
        isFavorited = status.favourited == true
        favoritesCount = status.favouritesCount
    }

    func toggleFavorite() async {
        isFavorited.toggle()
        favoritesCount += isFavorited ? 1 : -1
    }
}

enum Action: CaseIterable, Identifiable {
    case respond, boost, favorite, share

    var id: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    @MainActor
    func image(viewModel: StatusRowViewModel) -> Image {
        switch self {
        case .respond: return Image(systemName: "arrowshape.turn.up.left")
        case .boost: return Image(systemName: "arrow.left.arrow.right.circle")
        case .favorite: return Image(systemName: viewModel.isFavorited ? "star.fill" : "star")
        case .share: return Image(systemName: "square.and.arrow.up")
        }
    }

    @MainActor
    func count(viewModel: StatusRowViewModel) -> Int? {
        switch self {
        case .boost: viewModel.status.reblogsCount
        case .favorite: viewModel.favoritesCount
        default: nil
        }
    }

    var tint: Color? {
        switch self {
        case .favorite: .yellow
        case .boost: .purple
        default: nil
        }
    }
}

private struct ActionButtonStyle: ButtonStyle {
    var isOn: Bool
    var tint: Color?
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(isOn ? AnyShapeStyle(tint ?? .accentColor) : AnyShapeStyle(.secondary))
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(.spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed)
            .opacity(isEnabled ? 1 : 0.35)
    }
}

struct StatusRowView: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.dynamicTypeSize) private var typeSize
    @State var viewModel: StatusRowViewModel

    private let relative: RelativeDateTimeFormatter = {
        let f = RelativeDateTimeFormatter()
        f.unitsStyle = .abbreviated
        return f
    }()

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            AsyncImage(url: viewModel.status.account.avatar) { phase in
                switch phase {
                case .empty: Circle().fill(.gray.opacity(0.3))
                case .success(let image): image.resizable().aspectRatio(contentMode: .fill)
                case .failure: Image(systemName: "person.crop.circle.badge.exclamationmark")
                @unknown default: EmptyView()
                }
            }
            .frame(width: 40, height: 40)
            .clipShape(.circle)
            VStack(alignment: .leading, spacing: 6) {
                header
                Text(viewModel.status.content)
                    .font(.body)
                    .lineSpacing(2)
                    .fixedSize(horizontal: false, vertical: true)
                actions
            }
        }
        .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button {
                Task { await viewModel.toggleFavorite() }
            } label: {
                Label("Favorite", systemImage: "star")
            }
            .tint(.yellow)
        }
        .accessibilityElement(children: .combine)
        .accessibilityActions {
            ForEach(Action.allCases) { action in
                Button("\(String(describing: action))") {}
            }
        }
        .environment(\.openURL, OpenURLAction { url in
            print("handled", url)
            return .handled
        })
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading, spacing: 0) {
                Text(viewModel.status.account.safeDisplayName).font(.subheadline).fontWeight(.semibold)
                Group {
                    Text("@\(viewModel.status.account.username)") + Text(" ⸱ ") + Text(viewModel.status.createdAt, style: .date)
                }
                .font(.footnote)
                .foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            Menu {
                Button("Copy Link", systemImage: "link") { UIPasteboard.general.string = "x" }
                Divider()
                Button("Delete", systemImage: "trash", role: .destructive) {}
            } label: {
                Image(systemName: "ellipsis").frame(width: 30, height: 30)
            }
            .menuStyle(.button)
            .buttonStyle(.borderless)
        }
    }

    private var actions: some View {
        HStack(spacing: 12) {
            ForEach(Action.allCases, id: \.self) { action in
                Button {
                    if case .favorite = action { Task { await viewModel.toggleFavorite() } }
                } label: {
                    HStack(spacing: 2) {
                        action.image(viewModel: viewModel).imageScale(.medium)
                        if let count = action.count(viewModel: viewModel), typeSize < .accessibility1 {
                            Text(count, format: .number.notation(.compactName))
                                .lineLimit(1)
                                .minimumScaleFactor(0.6)
                                .contentTransition(.numericText(value: Double(count)))
                                .monospacedDigit()
                        }
                    }
                    .font(.footnote)
                }
                .buttonStyle(ActionButtonStyle(isOn: action.tint != nil && viewModel.isFavorited, tint: action.tint))
                if action != Action.allCases.last { Spacer() }
            }
        }
    }
}

#Preview("Timeline", traits: .sizeThatFitsLayout) {
    List(Status.placeholders()) { status in
        StatusRowView(viewModel: StatusRowViewModel(status: status))
    }
    .listStyle(.plain)
}
