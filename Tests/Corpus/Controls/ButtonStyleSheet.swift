import SwiftUI

struct FilledButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var color: Color = .blue

    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.horizontal, 24)
            .padding(.vertical, 12)
            .frame(maxWidth: .infinity)
            .background(isEnabled ? color : Color.gray)
            .foregroundColor(.white)
            .cornerRadius(12)
            .opacity(configuration.isPressed ? 0.7 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

struct RaisedButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(24)
            .background(
                Circle()
                    .fill(Color(white: 0.93))
                    .shadow(color: .black.opacity(0.25), radius: 6, x: 4, y: 4)
                    .shadow(color: .white, radius: 6, x: -4, y: -4)
            )
            .onTapGesture(perform: configuration.trigger)
    }
}

struct ButtonStyleSheet: View {
    var body: some View {
        VStack(spacing: 24) {
            Button("Continue") {}
                .buttonStyle(FilledButtonStyle())
            Button("Disabled") {}
                .buttonStyle(FilledButtonStyle(color: .purple))
                .disabled(true)
            Button(action: { print("play") }) {
                Image(systemName: "play.fill").foregroundColor(.gray)
            }
            .buttonStyle(RaisedButtonStyle())
            HStack {
                Button("Plain") {}.buttonStyle(PlainButtonStyle())
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent).controlSize(.small)
                Button("Delete", systemImage: "trash", role: .destructive) {}
                    .labelStyle(.iconOnly)
            }
        }
        .padding()
    }
}

struct ButtonStyleSheet_Previews: PreviewProvider {
    static var previews: some View {
        ButtonStyleSheet()
    }
}
