import SwiftUI

enum ToastKind: String, CaseIterable {
    case success, warning, failure

    var symbol: String {
        switch self {
        case .success: "checkmark.circle.fill"
        case .warning: "exclamationmark.triangle.fill"
        case .failure: "xmark.octagon.fill"
        }
    }
    var tint: Color { self == .success ? .green : self == .warning ? .orange : .red }
}

struct Toast: Identifiable, Hashable {
    var id: String { kind.rawValue + message.key }
    var kind: ToastKind
    var message: LocalizedStringResource
    var duration: Duration = .seconds(3)

    static func == (a: Toast, b: Toast) -> Bool { a.kind == b.kind && a.duration == b.duration }
    func hash(into hasher: inout Hasher) { hasher.combine(kind); hasher.combine(duration) }
}

@MainActor
@Observable
final class ToastCenter {
    static let shared = ToastCenter()
    private(set) var toasts: [Toast] = []
    @ObservationIgnored private var tasks: [String: Task<Void, Never>] = [:]

    func show(_ kind: ToastKind, _ message: LocalizedStringResource) {
        let toast = Toast(kind: kind, message: message)
        toasts.append(toast)
        tasks[toast.id] = Task { [weak self] in
            try? await Task.sleep(for: toast.duration)
            guard !Task.isCancelled else { return }
            self?.dismiss(toast)
        }
    }
    func dismiss(_ toast: Toast) {
        tasks.removeValue(forKey: toast.id)?.cancel()
        toasts.removeAll { $0.id == toast.id }
    }
}

private struct ToastRow: View {
    let toast: Toast
    var onClose: () -> Void
    @GestureState private var drag: CGSize = .zero

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
            Image(systemName: toast.kind.symbol)
                .symbolRenderingMode(.hierarchical)
                .foregroundStyle(toast.kind.tint)
                .symbolEffect(.bounce, value: toast.id)
            VStack(alignment: .leading, spacing: 2) {
                Text(toast.kind.rawValue.capitalized).font(.subheadline.bold())
                Text(toast.message).font(.footnote).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            Button("Close", systemImage: "xmark", action: onClose)
                .labelStyle(.iconOnly)
                .buttonStyle(.plain)
                .foregroundStyle(.tertiary)
        }
        .padding(.vertical, 12)
        .padding(.horizontal, 16)
        .background(.regularMaterial, in: .rect(cornerRadius: 16, style: .continuous))
        .overlay(alignment: .leading) {
            UnevenRoundedRectangle(topLeadingRadius: 16, bottomLeadingRadius: 16)
                .fill(toast.kind.tint)
                .frame(width: 4)
        }
        .offset(x: max(drag.width, 0))
        .gesture(
            DragGesture(minimumDistance: 8)
                .updating($drag) { value, state, _ in state = value.translation }
                .onEnded { if $0.predictedEndTranslation.width > 120 { onClose() } }
        )
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isStaticText)
    }
}

extension View {
    func toastStack(center: ToastCenter = .shared) -> some View {
        overlay(alignment: .bottom) {
            VStack(spacing: 8) {
                ForEach(center.toasts.suffix(3)) { toast in
                    ToastRow(toast: toast) { withAnimation(.snappy) { center.dismiss(toast) } }
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                }
            }
            .padding()
            .animation(.spring(response: 0.4, dampingFraction: 0.8), value: center.toasts.count)
        }
    }
}

#Preview("Three toasts") {
    Color(.systemGroupedBackground)
        .ignoresSafeArea()
        .toastStack()
        .onAppear {
            ToastCenter.shared.show(.success, "Your changes are saved.")
            ToastCenter.shared.show(.warning, "The connection is slow.")
            ToastCenter.shared.show(.failure, "Upload of \(3) files failed.")
        }
}
