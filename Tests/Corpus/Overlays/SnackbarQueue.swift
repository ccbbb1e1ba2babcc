import SwiftUI

struct Snack: Identifiable, Equatable {
    enum Kind: String {
        case info = "info.circle", success = "checkmark.circle", failure = "xmark.circle"
        var tint: Color { self == .failure ? .red : self == .success ? .green : .blue }
    }

    let id = UUID()
    var kind: Kind
    var message: String
}

@MainActor
final class SnackCenter: ObservableObject {
    @Published private(set) var queue: [Snack] = []

    func show(_ message: String, kind: Snack.Kind = .info, for seconds: Double = 3) {
        let snack = Snack(kind: kind, message: message)
        queue.append(snack)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            self?.dismiss(snack)
        }
    }

    func dismiss(_ snack: Snack) {
        queue.removeAll { $0.id == snack.id }
    }
}

struct SnackHost: ViewModifier {
    @ObservedObject var center: SnackCenter

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .bottom) {
                VStack(spacing: 8) {
                    ForEach(center.queue) { snack in
                        HStack(spacing: 12) {
                            Image(systemName: snack.kind.rawValue)
                                .foregroundColor(snack.kind.tint)
                            Text(snack.message)
                                .font(.footnote)
                            Spacer(minLength: 10)
                            Button { center.dismiss(snack) } label: { Image(systemName: "xmark") }
                                .foregroundColor(.secondary)
                        }
                        .padding(12)
                        .background(RoundedRectangle(cornerRadius: 10).fill(Color(.systemBackground)).shadow(radius: 3))
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                    }
                }
                .padding(16)
                .animation(.spring(), value: center.queue)
            }
    }
}

extension View {
    func snacks(from center: SnackCenter) -> some View { modifier(SnackHost(center: center)) }
}

struct SnackbarQueue: View {
    @StateObject private var center = SnackCenter()

    var body: some View {
        VStack(spacing: 16) {
            Button("Save") { center.show("Saved to your library.", kind: .success) }
            Button("Fail") { center.show("The disk is full.", kind: .failure, for: 6) }
        }
        .snacks(from: center)
        .onAppear { center.show("Welcome back") }
    }
}

#Preview {
    SnackbarQueue()
}
