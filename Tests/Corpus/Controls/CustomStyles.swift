import SwiftUI

struct NeumorphicButton: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .padding(20)
            .background(
                Group {
                    if configuration.isPressed {
                        Circle().fill(Color.offWhite).overlay(Circle().stroke(Color.gray, lineWidth: 4).blur(radius: 4).offset(x: 2, y: 2).mask(Circle().fill(LinearGradient(Color.black, Color.clear))))
                    } else {
                        Circle().fill(Color.offWhite).shadow(color: Color.black.opacity(0.2), radius: 10, x: 10, y: 10).shadow(color: Color.white.opacity(0.7), radius: 10, x: -5, y: -5)
                    }
                }
            )
            .opacity(isEnabled ? 1 : 0.5)
    }
}
extension Color { static let offWhite = Color(red: 225 / 255, green: 225 / 255, blue: 235 / 255) }
extension LinearGradient {
    init(_ colors: Color...) { self.init(gradient: Gradient(colors: colors), startPoint: .topLeading, endPoint: .bottomTrailing) }
}
struct CheckToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square").foregroundColor(configuration.isOn ? .green : .secondary)
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}
struct VerticalLabel: LabelStyle {
    var spacing: Double = 4
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: spacing) { configuration.icon.font(.title); configuration.title }
    }
}
struct RingProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        return ZStack {
            Circle().stroke(Color.gray.opacity(0.3), lineWidth: 8)
            Circle().trim(from: 0, to: CGFloat(fraction)).stroke(Color.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round)).rotationEffect(.degrees(-90))
            configuration.currentValueLabel
        }
        .frame(width: 60, height: 60)
    }
}
struct CardGroupBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.label.font(.headline); configuration.content }
            .padding().frame(maxWidth: .infinity, alignment: .leading).background(Color.white).cornerRadius(12)
    }
}
extension ToggleStyle where Self == CheckToggle { static var check: CheckToggle { CheckToggle() } }
struct CustomStyles: View {
    @State private var agreed = true
    var body: some View {
        VStack(spacing: 20) {
            Button(action: {}) { Image(systemName: "heart.fill").foregroundColor(.gray) }.buttonStyle(NeumorphicButton())
            Toggle("I agree", isOn: $agreed).toggleStyle(.check)
            Label("Library", systemImage: "books.vertical").labelStyle(VerticalLabel(spacing: 2))
            ProgressView(value: 0.3) { Text("Load") } currentValueLabel: { Text("30%") }.progressViewStyle(RingProgress())
            GroupBox("Card") { Text("inside") }.groupBoxStyle(CardGroupBox())
        }
        .padding()
        .background(Color.offWhite)
    }
}
