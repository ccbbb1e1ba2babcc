import SwiftUI

struct TypingIndicator: View {
    @State private var phase = 0
    let timer = Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()

    var body: some View {
        HStack(spacing: 5) {
            ForEach(0..<3) { index in
                Circle()
                    .frame(width: 8, height: 8)
                    .foregroundColor(.gray)
                    .scaleEffect(phase == index ? 1.3 : 1)
                    .offset(y: phase == index ? -3 : 0)
            }
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 12)
        .background(Color(.systemGray5))
        .clipShape(Capsule())
        .onReceive(timer) { _ in
            withAnimation(.easeInOut(duration: 0.25)) {
                phase = (phase + 1) % 3
            }
        }
    }
}

struct TypingRow: View {
    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            Image(systemName: "person.crop.circle")
                .font(.system(size: 30))
            TypingIndicator()
            Spacer()
        }
        .padding()
    }
}

struct TypingIndicator_Previews: PreviewProvider {
    static var previews: some View {
        TypingRow()
    }
}
