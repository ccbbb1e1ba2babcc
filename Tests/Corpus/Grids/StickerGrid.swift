import SwiftUI

struct StickerGrid: View {
    let names = ["ant.fill", "hare.fill", "tortoise.fill", "ladybug.fill", "bird.fill", "fish.fill", "lizard.fill"]
    let tints: [Color] = [.mint, .orange, .pink]
    @State private var size: CGFloat = 64

    var body: some View {
        VStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: size, maximum: size * 1.5))], spacing: 12) {
                    ForEach((0..<30), id: \.self) {
                        Image(systemName: names[$0 % names.count])
                            .font(.system(size: size / 2))
                            .frame(width: size, height: size)
                            .background(tints[$0 % tints.count].opacity(0.6))
                            .clipShape(RoundedRectangle(cornerRadius: size / 5))
                    }
                }
                .padding(.horizontal, 8)
            }
            Slider(value: $size, in: 40...120, step: 8)
                .padding()
        }
    }
}

struct StickerGrid_Previews: PreviewProvider {
    static var previews: some View {
        StickerGrid()
    }
}
