import SwiftUI

struct AdaptiveIcons: View {
    let symbols = ["keyboard", "hifispeaker.fill", "printer.fill", "tv.fill", "desktopcomputer", "headphones", "tv.music.note", "mic", "plus.bubble", "video"]
    let colors: [Color] = [.yellow, .purple, .green]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 90))], spacing: 20) {
                ForEach((0...40), id: \.self) {
                    Image(systemName: symbols[$0 % symbols.count])
                        .font(.system(size: 30))
                        .frame(width: 50, height: 50)
                        .background(colors[$0 % colors.count])
                        .cornerRadius(10)
                }
            }
            .padding(.horizontal, 8)
        }
    }
}

struct AdaptiveIcons_Previews: PreviewProvider {
    static var previews: some View {
        AdaptiveIcons()
    }
}
