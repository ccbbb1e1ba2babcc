import SwiftUI

struct MoodRating: View {
    @Binding var mood: Int
    var title = "How was your day?"
    var symbols = ["cloud.bolt.rain", "cloud.rain", "cloud", "cloud.sun", "sun.max"]
    var tint = Color.orange
    var placeholder: Image?

    var body: some View {
        VStack(spacing: 12) {
            if !title.isEmpty {
                Text(title).font(.headline)
            }
            HStack(spacing: 18) {
                ForEach(1...symbols.count, id: \.self) { level in
                    image(for: level)
                        .font(level == mood ? .largeTitle : .title2)
                        .foregroundColor(level == mood ? tint : .secondary)
                        .onTapGesture {
                            self.mood = level
                        }
                        .accessibilityLabel("\(level) of \(symbols.count)")
                        .accessibilityAddTraits(level == mood ? [.isButton, .isSelected] : .isButton)
                }
            }
        }
        .padding()
    }

    private func image(for level: Int) -> Image {
        guard level != mood else {
            return Image(systemName: symbols[level - 1] + ".fill")
        }
        return placeholder ?? Image(systemName: symbols[level - 1])
    }
}

struct MoodRating_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            MoodRating(mood: .constant(4))
            MoodRating(mood: .constant(1), title: "", placeholder: Image(systemName: "circle"))
        }
        .previewLayout(.sizeThatFits)
    }
}
