import SwiftUI

@Observable
final class ConversationModel {
    struct Line: Identifiable {
        let id: UUID
        var body: String
        var outgoing: Bool
    }

    var lines: [Line] = []
    var draft = ""

    init() {
        lines = ["Hey!", "Did you get the keys?", "Yes, from the neighbour"].enumerated().map { offset, text in
            Line(id: UUID(), body: text, outgoing: offset == 2)
        }
    }

    var canSend: Bool {
        !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }

    func send() {
        guard canSend else { return }
        lines.append(Line(id: UUID(), body: draft, outgoing: true))
        draft = ""
    }
}

struct ConversationScreen: View {
    @State private var model = ConversationModel()
    @FocusState private var isComposing: Bool

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(alignment: .leading, spacing: 10) {
                        ForEach(model.lines) { line in
                            Text(line.body)
                                .padding(10)
                                .background(line.outgoing ? Color.accentColor : Color.gray.opacity(0.2), in: .rect(cornerRadius: 16))
                                .foregroundStyle(line.outgoing ? Color.white : Color.primary)
                                .frame(maxWidth: .infinity, alignment: line.outgoing ? .trailing : .leading)
                                .id(line.id)
                        }
                    }
                    .padding()
                }
                .onChange(of: model.lines.count) {
                    if let last = model.lines.last {
                        withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
                    }
                }
            }
            .safeAreaInset(edge: .bottom) { composer }
            .navigationTitle("Robin")
            .navigationBarTitleDisplayMode(.inline)
        }
    }

    private var composer: some View {
        HStack(alignment: .bottom) {
            TextField("Message", text: $model.draft, axis: .vertical)
                .lineLimit(1...4)
                .focused($isComposing)
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .background(.quaternary, in: .capsule)
            Button(action: model.send) {
                Image(systemName: "arrow.up.circle.fill")
                    .font(.title)
            }
            .disabled(!model.canSend)
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
        .background(.bar)
    }
}

#Preview {
    ConversationScreen()
}
