import SwiftUI

struct Message: Identifiable, Hashable {
    enum Kind: Hashable {
        case text(String)
        case image(systemName: String, caption: String?)
        case voice(duration: TimeInterval)
    }
    let id: UUID
    let kind: Kind
    let isMine: Bool
    let date: Date

    init(_ kind: Kind, mine: Bool, minutesAgo: Int) {
        id = UUID()
        self.kind = kind
        isMine = mine
        date = Calendar.current.date(byAdding: .minute, value: -minutesAgo, to: Date(timeIntervalSince1970: 1_600_000_000))!
    }
}

struct BubbleShape: Shape {
    var mine: Bool
    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .topRight, mine ? .bottomLeft : .bottomRight],
                                cornerRadii: CGSize(width: 16, height: 16))
        return Path(path.cgPath)
    }
}

struct BubbleView: View {
    let message: Message
    var maxWidth: CGFloat

    @ViewBuilder var content: some View {
        switch message.kind {
        case .text(let text):
            Text(text)
        case let .image(name, caption):
            VStack(alignment: .leading, spacing: 4) {
                Image(systemName: name).resizable().scaledToFit().frame(width: 120)
                if let caption { Text(caption).font(.caption2) }
            }
        case .voice(let duration):
            HStack {
                Image(systemName: "play.fill")
                HStack(alignment: .center, spacing: 2) {
                    ForEach(Array(stride(from: 0.0, to: duration, by: 0.5)), id: \.self) { t in
                        Capsule().frame(width: 2, height: 6 + 12 * abs(sin(t)))
                    }
                }
                Text(Duration.seconds(duration).formatted(.time(pattern: .minuteSecond)))
                    .font(.caption.monospacedDigit())
            }
        }
    }

    var body: some View {
        HStack {
            if message.isMine { Spacer(minLength: 0) }
            VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
                content
                    .padding(.horizontal, 14)
                    .padding(.vertical, 10)
                    .foregroundStyle(message.isMine ? .white : .primary)
                    .background(message.isMine ? Color.blue : Color(uiColor: .systemGray5), in: BubbleShape(mine: message.isMine))
                Text(message.date, format: .dateTime.hour().minute())
                    .font(.caption2)
                    .foregroundStyle(.secondary)
            }
            .frame(maxWidth: maxWidth * 0.75, alignment: message.isMine ? .trailing : .leading)
            if !message.isMine { Spacer(minLength: 0) }
        }
    }
}

struct ChatScreen: View {
    @State private var draft = ""
    @State private var messages: [Message] = [
        .init(.text("Hey! Are we still on for tonight? I was thinking about the place near the river."), mine: false, minutesAgo: 42),
        .init(.text("Yes"), mine: true, minutesAgo: 40),
        .init(.image(systemName: "photo", caption: "This one"), mine: true, minutesAgo: 39),
        .init(.voice(duration: 7.5), mine: false, minutesAgo: 5),
    ]
    @FocusState private var isFocused: Bool
    @Environment(\.colorScheme) var scheme

    private var grouped: [(key: Date, value: [Message])] {
        Dictionary(grouping: messages) { Calendar.current.startOfDay(for: $0.date) }
            .sorted { $0.key < $1.key }
    }

    var body: some View {
        GeometryReader { geo in
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8, pinnedViews: [.sectionHeaders]) {
                        ForEach(grouped, id: \.key) { day, items in
                            Section {
                                ForEach(items) { BubbleView(message: $0, maxWidth: geo.size.width).id($0.id) }
                            } header: {
                                Text(day.formatted(date: .abbreviated, time: .omitted))
                                    .font(.caption)
                                    .padding(4)
                                    .background(.thinMaterial, in: .capsule)
                            }
                        }
                    }
                    .padding()
                }
                .defaultScrollAnchor(.bottom)
                .scrollDismissesKeyboard(.interactively)
                .onChange(of: messages.count) { _, _ in
                    withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
                }
            }
        }
        .safeAreaInset(edge: .bottom) {
            HStack(alignment: .bottom) {
                Button { } label: { Image(systemName: "plus") }
                TextField("Message", text: $draft, axis: .vertical)
                    .lineLimit(1...5)
                    .textFieldStyle(.plain)
                    .padding(8)
                    .background(RoundedRectangle(cornerRadius: 18).strokeBorder(.quaternary))
                    .focused($isFocused)
                    .submitLabel(.send)
                    .onSubmit(send)
                Button("Send", systemImage: "arrow.up.circle.fill", action: send)
                    .labelStyle(.iconOnly)
                    .font(.title)
                    .disabled(draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
                    .keyboardShortcut(.return, modifiers: .command)
            }
            .padding()
            .background(.bar)
        }
    }

    private func send() {
        guard !draft.isEmpty else { return }
        messages.append(Message(.text(draft), mine: true, minutesAgo: 0))
        draft = ""
    }
}

#Preview("Chat") {
    ChatScreen().tint(.pink)
}
