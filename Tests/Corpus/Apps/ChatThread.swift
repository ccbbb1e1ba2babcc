import SwiftUI
import PhotosUI
import UniformTypeIdentifiers

struct User: Codable, Hashable, Identifiable {
    var id: Int
    var firstName, lastName: String
    var avatarURL: URL?
    var isOnline = false
    var initials: String { [firstName, lastName].compactMap { $0.first.map(String.init) }.joined() }
    var displayName: String { PersonNameComponents(givenName: firstName, familyName: lastName).formatted() }
}

struct ChatMessage: Identifiable, Equatable, Transferable, Codable {
    enum Body: Equatable, Codable {
        case text(String)
        case image(name: String, aspect: Double)
        case voice(seconds: Int, levels: [Double])
        case system(String)
    }
    enum Delivery: Int, Codable, Comparable {
        case sending, sent, delivered, read
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }
    var id = UUID()
    var sender: User
    var body: Body
    var date: Date
    var delivery: Delivery = .read
    var reactions: [String: Int] = [:]

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.plainText)
    }
    var plainText: String {
        switch body {
        case .text(let text), .system(let text): return text
        case .image: return "[image]"
        case .voice(let seconds, _): return "[voice \(seconds)s]"
        }
    }
}

final class ChatStore: ObservableObject {
    let me = User(id: 1, firstName: "Noa", lastName: "Berg")
    let peer = User(id: 2, firstName: "Émile", lastName: "Okafor", avatarURL: nil, isOnline: true)
    @Published var messages: [ChatMessage] = []
    @Published var draft = ""
    @Published var isTyping = true
    @Published var replyTo: ChatMessage?

    init() {
        let base = Date(timeIntervalSinceReferenceDate: 720_000_000)
        messages = [
            .init(sender: peer, body: .system("Today"), date: base),
            .init(sender: peer, body: .text("Did the parcel arrive?"), date: base + 60),
            .init(sender: me, body: .text("Not yet 😕 The tracker says **tomorrow** before noon, see [the page](https://example.com)"), date: base.addingTimeInterval(120), delivery: .read, reactions: ["👍": 2]),
            .init(sender: peer, body: .voice(seconds: 14, levels: stride(from: 0.0, to: 1, by: 0.05).map { abs(sin($0 * 9)) }), date: base + 180),
            .init(sender: me, body: .image(name: "shelf", aspect: 4 / 3), date: base + 300, delivery: .sending)
        ]
    }

    func send() {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        defer { draft = "" }
        messages.append(ChatMessage(sender: me, body: .text(text), date: .now, delivery: .sending))
        Task { @MainActor [weak self] in
            try? await Task.sleep(nanoseconds: 800_000_000)
            self?.messages[(self?.messages.count ?? 1) - 1].delivery = .delivered
        }
    }
    func react(_ emoji: String, to id: ChatMessage.ID) {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
        messages[index].reactions[emoji, default: 0] += 1
    }
    func isLastInGroup(_ message: ChatMessage) -> Bool {
        guard let index = messages.firstIndex(of: message), index + 1 < messages.endIndex else { return true }
        return messages[index + 1].sender != message.sender
    }
}

struct BubbleShape: Shape {
    let isMine: Bool
    var hasTail = true
    func path(in rect: CGRect) -> Path {
        var corners: UIRectCorner = [.topLeft, .topRight]
        corners.insert(isMine ? .bottomLeft : .bottomRight)
        if !hasTail { corners = .allCorners }
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 18, height: 18))
        return Path(path.cgPath)
    }
}

struct Bubble: View {
    @EnvironmentObject private var store: ChatStore
    let message: ChatMessage
    @State private var dragOffset: CGSize = .zero
    private var isMine: Bool { message.sender.id == store.me.id }

    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            if isMine { Spacer(minLength: 48) } else { avatar }
            VStack(alignment: isMine ? .trailing : .leading, spacing: 2) {
                content
                    .draggable(message) { Text(message.plainText).padding(8).background(.thinMaterial, in: .capsule) }
                    .contextMenu {
                        ControlGroup {
                            ForEach(["👍", "❤️", "😂"], id: \.self) { emoji in
                                Button(emoji) { store.react(emoji, to: message.id) }
                            }
                        }
                        .controlGroupStyle(.compactMenu)
                        Button { UIPasteboard.general.string = message.plainText } label: { Label("Copy", systemImage: "doc.on.doc") }
                        Button("Reply", systemImage: "arrowshape.turn.up.left") { store.replyTo = message }
                    } preview: {
                        content.padding()
                    }
                if !message.reactions.isEmpty {
                    HStack(spacing: 4) {
                        ForEach(message.reactions.sorted(by: { $0.key < $1.key }), id: \.key) { key, value in
                            Text("\(key) \(value)").font(.caption2).padding(.horizontal, 6).padding(.vertical, 2).background(.quaternary, in: Capsule())
                        }
                    }
                    .offset(y: -4)
                }
                footer
            }
            if !isMine { Spacer(minLength: 48) }
        }
        .offset(x: dragOffset.width)
        .gesture(
            DragGesture(minimumDistance: 20, coordinateSpace: .local)
                .onChanged { value in
                    guard abs(value.translation.width) > abs(value.translation.height) else { return }
                    dragOffset.width = min(max(value.translation.width, 0), 80)
                }
                .onEnded { value in
                    if value.predictedEndTranslation.width > 120 { store.replyTo = message }
                    withAnimation(.interactiveSpring(response: 0.3, dampingFraction: 0.7, blendDuration: 0)) { dragOffset = .zero }
                }
        )
    }

    @ViewBuilder private var content: some View {
        switch message.body {
        case let .text(text):
            Text(.init(text))
                .foregroundStyle(isMine ? Color.white : .primary)
                .padding(.horizontal, 14)
                .padding(.vertical, 9)
                .background(isMine ? AnyShapeStyle(LinearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom)) : AnyShapeStyle(Color(uiColor: .secondarySystemBackground)), in: BubbleShape(isMine: isMine, hasTail: store.isLastInGroup(message)))
        case .image(let name, let aspect):
            Image(name).resizable().aspectRatio(aspect, contentMode: .fit).frame(maxWidth: 220).clipShape(BubbleShape(isMine: isMine))
        case .voice(let seconds, levels: let levels):
            HStack(spacing: 2) {
                Image(systemName: "play.fill")
                ForEach(levels.indices, id: \.self) { i in
                    Capsule().frame(width: 2, height: 4 + levels[i] * 20)
                }
                Text(Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond))).font(.caption.monospacedDigit())
            }
            .padding(10)
            .background(.gray.opacity(0.2), in: BubbleShape(isMine: isMine))
        case .system(let text):
            Text(text).font(.caption).foregroundStyle(.secondary).frame(maxWidth: .infinity)
        }
    }

    private var avatar: some View {
        Circle()
            .fill(.teal.gradient)
            .overlay(Text(message.sender.initials).font(.caption2.bold()).foregroundStyle(.white))
            .frame(width: 28, height: 28)
            .overlay(alignment: .bottomTrailing) {
                if message.sender.isOnline { Circle().fill(.green).frame(width: 8, height: 8).overlay { Circle().stroke(.background, lineWidth: 1.5) } }
            }
            .opacity(store.isLastInGroup(message) ? 1 : 0)
    }

    private var footer: some View {
        HStack(spacing: 3) {
            Text(message.date, style: .time)
            if isMine {
                Image(systemName: message.delivery >= .delivered ? "checkmark.circle.fill" : "checkmark.circle")
                    .symbolRenderingMode(.hierarchical)
                    .foregroundColor(message.delivery == .read ? .blue : .secondary)
            }
        }
        .font(.caption2)
        .foregroundColor(.secondary)
    }
}

struct TypingDots: View {
    @State private var phase = 0.0
    var body: some View {
        TimelineView(.animation(minimumInterval: 0.1)) { timeline in
            let time = timeline.date.timeIntervalSinceReferenceDate
            HStack(spacing: 4) {
                ForEach(0..<3) { index in
                    Circle().frame(width: 7, height: 7).opacity(0.3 + 0.7 * abs(sin(time * 2 + Double(index))))
                }
            }
        }
        .padding(12)
        .background(Color(.secondarySystemBackground), in: .capsule)
    }
}

struct ChatThread: View {
    @StateObject private var store = ChatStore()
    @FocusState private var isComposing: Bool
    @State private var picked: [PhotosPickerItem] = []
    @State private var isImporting = false
    @State private var importError: Error?

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 6, pinnedViews: [.sectionHeaders]) {
                        ForEach(store.messages) { message in Bubble(message: message).id(message.id) }
                        if store.isTyping { TypingDots().frame(maxWidth: .infinity, alignment: .leading).transition(.move(edge: .bottom).combined(with: .opacity)) }
                    }
                    .padding(.horizontal)
                }
                .defaultScrollAnchor(.bottom)
                .scrollDismissesKeyboard(.interactively)
                .onChange(of: store.messages.count) { withAnimation { proxy.scrollTo(store.messages.last?.id, anchor: .bottom) } }
                .dropDestination(for: String.self) { items, location in
                    store.draft += items.joined(separator: " ")
                    return !items.isEmpty
                } isTargeted: { _ in }
            }
            .safeAreaInset(edge: .bottom) { composer }
            .navigationTitle(store.peer.displayName)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .principal) {
                    VStack(spacing: 0) {
                        Text(store.peer.displayName).font(.headline)
                        Text(store.peer.isOnline ? "online" : "offline").font(.caption2).foregroundStyle(.green)
                    }
                }
            }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.pdf, .image], allowsMultipleSelection: true) { result in
                if case .failure(let error) = result { importError = error }
            }
        }
        .environmentObject(store)
    }

    private var composer: some View {
        VStack(alignment: .leading, spacing: 6) {
            if let reply = store.replyTo {
                Label(reply.plainText, systemImage: "arrowshape.turn.up.left").font(.caption).lineLimit(1)
            }
            HStack(alignment: .bottom) {
                PhotosPicker(selection: $picked, maxSelectionCount: 4, matching: .any(of: [.images, .videos])) { Image(systemName: "photo.badge.plus") }
                Button { isImporting = true } label: { Image(systemName: "paperclip") }
                TextField("Message", text: $store.draft, axis: .vertical)
                    .lineLimit(1...5)
                    .focused($isComposing)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 8)
                    .background(RoundedRectangle(cornerRadius: 18).stroke(.tertiary))
                Button(action: store.send) { Image(systemName: "arrow.up.circle.fill").font(.title) }
                    .disabled(store.draft.allSatisfy(\.isWhitespace))
                    .keyboardShortcut(.return, modifiers: [])
                    .sensoryFeedback(.impact(weight: .light), trigger: store.messages.count)
            }
        }
        .padding(10)
        .background(.bar)
    }
}
#Preview { ChatThread() }
