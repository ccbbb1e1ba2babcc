import SwiftUI

struct PrimaryButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.horizontal, 24)
            .padding(.vertical, 12)
            .frame(maxWidth: .infinity)
            .background(isEnabled ? Color.blue : Color.gray)
            .foregroundColor(.white)
            .cornerRadius(12)
            .opacity(configuration.isPressed ? 0.7 : 1)
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

struct NeumorphicStyle: ButtonStyle {
    let offWhite = Color(red: 225 / 255, green: 225 / 255, blue: 235 / 255)

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(30)
            .contentShape(Circle())
            .background(
                Group {
                    if configuration.isPressed {
                        Circle()
                            .fill(offWhite)
                            .overlay(Circle().stroke(Color.gray, lineWidth: 4).blur(radius: 4).offset(x: 2, y: 2))
                    } else {
                        Circle()
                            .fill(offWhite)
                            .shadow(color: Color.black.opacity(0.2), radius: 10, x: 10, y: 10)
                            .shadow(color: Color.white.opacity(0.7), radius: 10, x: -5, y: -5)
                    }
                }
            )
    }
}

struct ButtonStyles: View {
    var body: some View {
        VStack(spacing: 24) {
            Button("Continue") {}
                .buttonStyle(PrimaryButtonStyle())
            Button("Disabled") {}
                .buttonStyle(PrimaryButtonStyle())
                .disabled(true)
            Button(action: { print("Heart") }) {
                Image(systemName: "heart.fill").foregroundColor(.gray)
            }
            .buttonStyle(NeumorphicStyle())
            HStack {
                Button("Plain") {}.buttonStyle(PlainButtonStyle())
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent).controlSize(.small)
            }
        }
        .padding()
    }
}

struct ButtonStyles_Previews: PreviewProvider {
    static var previews: some View {
        ButtonStyles()
    }
}
