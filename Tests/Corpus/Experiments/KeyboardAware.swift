import SwiftUI

struct KeyboardAware: View {
    @StateObject private var keyboard = KeyboardInfo()
    @State private var lines: [Line] = (1...6).map { .init(text: "Message \($0)", isMine: $0 % 3 == 0) }
    @State private var draft = ""
    @FocusState private var isFocused
    struct Line: Identifiable { let id = UUID(); var text: String; var isMine: Bool }
    final class KeyboardInfo: NSObject, ObservableObject {
        @Published var height: CGFloat = 0
        override init() {
            super.init()
            NotificationCenter.default.addObserver(self, selector: #selector(change(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        }
        deinit { NotificationCenter.default.removeObserver(self) }
        @objc private func change(_ note: Notification) {
            guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            withAnimation(.easeOut(duration: 0.25)) { height = max(0, UIScreen.main.bounds.height - frame.origin.y) }
        }
    }
    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 8) {
                    ForEach(lines) { line in
                        Text(line.text).padding(10).background(line.isMine ? Color.blue : Color(.systemGray5)).foregroundColor(line.isMine ? .white : .primary).clipShape(RoundedRectangle(cornerRadius: 14))
                            .frame(maxWidth: .infinity, alignment: line.isMine ? .trailing : .leading)
                    }
                }
                .padding()
            }
            .scrollDismissesKeyboard(.interactively)
            .defaultScrollAnchor(.bottom)
            HStack(alignment: .bottom) {
                TextField("Message", text: $draft, axis: .vertical).lineLimit(1...4).focused($isFocused).padding(8).background(RoundedRectangle(cornerRadius: 18).strokeBorder(.secondary))
                Button { lines.append(Line(text: draft, isMine: true)); draft.removeAll() } label: { Image(systemName: "arrow.up.circle.fill").font(.title) }.disabled(draft.isEmpty)
            }
            .padding(.horizontal).padding(.vertical, 8)
            .padding(.bottom, keyboard.height)
            .background(.bar)
        }
        .ignoresSafeArea(.keyboard)
    }
}
