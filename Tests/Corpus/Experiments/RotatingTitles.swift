import SwiftUI

struct RotatingTitles: View {
    @State private var index = 0
    let words = ["fast", "simple", "private"]
    let timer = Timer.publish(every: 2, tolerance: 0.5, on: .main, in: .common).autoconnect()
    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Text("Made to be")
            ZStack(alignment: .leading) {
                ForEach(words.indices, id: \.self) { i in
                    Text(words[i]).foregroundStyle(.tint).opacity(i == index ? 1 : 0).offset(y: i == index ? 0 : (i < index ? -20 : 20))
                        .accessibilityHidden(i != index)
                }
            }
            .clipped()
        }
        .font(.title.weight(.heavy))
        .onReceive(timer) { _ in withAnimation { index = (index + 1) % words.count } }
        .transaction { $0.animation = $0.animation?.speed(2) }
        .transaction(value: index) { t in t.disablesAnimations = index == 0 }
    }
}
