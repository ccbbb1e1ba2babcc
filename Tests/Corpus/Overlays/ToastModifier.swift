import SwiftUI

struct Toast: Equatable {
    enum Style {
        case success, warning, error

        var color: Color {
            switch self {
            case .success: return .green
            case .warning: return .orange
            case .error: return .red
            }
        }

        var icon: String {
            switch self {
            case .success: return "checkmark.circle.fill"
            case .warning: return "exclamationmark.triangle.fill"
            case .error: return "xmark.octagon.fill"
            }
        }
    }

    var style: Style
    var message: String
    var duration: Double = 3
}

struct ToastModifier: ViewModifier {
    @Binding var toast: Toast?
    @State private var workItem: DispatchWorkItem?

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(
                ZStack {
                    if let toast = toast {
                        VStack {
                            Spacer()
                            HStack(spacing: 12) {
                                Image(systemName: toast.style.icon).foregroundColor(toast.style.color)
                                Text(toast.message).font(.footnote)
                                Spacer(minLength: 10)
                                Button { self.toast = nil } label: { Image(systemName: "xmark") }
                            }
                            .padding()
                            .background(Color.white)
                            .cornerRadius(8)
                            .shadow(color: Color.black.opacity(0.25), radius: 4, x: 0, y: 1)
                            .padding(.horizontal, 16)
                        }
                        .transition(.move(edge: .bottom))
                    }
                }
                .animation(.spring(), value: toast)
            )
            .onChange(of: toast) { _ in showToast() }
    }

    private func showToast() {
        guard let toast = toast, toast.duration > 0 else { return }
        workItem?.cancel()
        let task = DispatchWorkItem { self.toast = nil }
        workItem = task
        DispatchQueue.main.asyncAfter(deadline: .now() + toast.duration, execute: task)
    }
}

extension View {
    func toastView(toast: Binding<Toast?>) -> some View {
        self.modifier(ToastModifier(toast: toast))
    }
}

struct ToastDemo: View {
    @State private var toast: Toast? = Toast(style: .success, message: "Saved to your library.")

    var body: some View {
        Button("Run") { toast = Toast(style: .error, message: "Disk full") }
            .toastView(toast: $toast)
    }
}

struct ToastDemo_Previews: PreviewProvider {
    static var previews: some View {
        ToastDemo()
    }
}
