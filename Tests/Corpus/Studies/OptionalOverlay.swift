import SwiftUI

struct Toast: Equatable { enum Style: String { case info, warning; var color: Color { switch self { case .info: .blue; case .warning: .orange } } }; var message: String; var style: Style = .info; var duration: TimeInterval = 3 }
struct ToastModifier: ViewModifier {
    @Binding var toast: Toast?
    @State private var workItem: DispatchWorkItem?
    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(ZStack { mainToastView().offset(y: -30) }.animation(.spring(), value: toast), alignment: .bottom)
            .onChange(of: toast) { showToast() }
    }
    @ViewBuilder func mainToastView() -> some View {
        if let toast {
            HStack { Image(systemName: toast.style == .info ? "info.circle" : "exclamationmark.triangle"); Text(toast.message) }
                .padding().background(toast.style.color.opacity(0.2), in: .rect(cornerRadius: 10))
        }
    }
    private func showToast() {
        guard let toast = toast else { return }
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        if toast.duration > 0 {
            workItem?.cancel()
            let task = DispatchWorkItem { dismissToast() }
            workItem = task
            DispatchQueue.main.asyncAfter(deadline: .now() + toast.duration, execute: task)
        }
    }
    private func dismissToast() { withAnimation { toast = nil }; workItem?.cancel(); workItem = nil }
}
extension View { func toastView(toast: Binding<Toast?>) -> some View { self.modifier(ToastModifier(toast: toast)) } }
struct OptionalOverlay: View {
    @State private var toast: Toast? = Toast(message: "Saved")
    var body: some View { Button("Show") { toast = Toast(message: "Careful", style: .warning) }.toastView(toast: $toast) }
}
