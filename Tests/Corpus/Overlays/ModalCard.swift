import SwiftUI

struct ModalCard: View {
    @State private var isPresented = true
    @State private var name = ""

    var body: some View {
        ZStack {
            Button("Rename") {
                withAnimation { isPresented = true }
            }
            if isPresented {
                Color.black.opacity(0.4)
                    .ignoresSafeArea()
                    .onTapGesture { withAnimation { isPresented = false } }
                    .transition(.opacity)
                VStack(spacing: 0) {
                    VStack(spacing: 8) {
                        Text("Rename album").font(.headline)
                        Text("Enter a new name for this album.")
                            .font(.footnote)
                            .multilineTextAlignment(.center)
                        TextField("Name", text: $name)
                            .textFieldStyle(.roundedBorder)
                    }
                    .padding()
                    Divider()
                    HStack(spacing: 0) {
                        Button("Cancel", role: .cancel) { isPresented = false }
                            .frame(maxWidth: .infinity, minHeight: 44)
                        Divider()
                        Button("Save") { isPresented = false }
                            .bold()
                            .frame(maxWidth: .infinity, minHeight: 44)
                    }
                    .frame(height: 44)
                }
                .frame(width: 270)
                .background(.regularMaterial)
                .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
                .transition(.scale(scale: 1.1).combined(with: .opacity))
                .zIndex(1)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview {
    ModalCard()
}
