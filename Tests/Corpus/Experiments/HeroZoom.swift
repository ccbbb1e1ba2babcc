import SwiftUI

struct HeroZoom: View {
    @Namespace var space
    @State private var selected: Int? = 2
    var body: some View {
        ZStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 8) {
                    ForEach(0..<9, id: \.self) { i in
                        if i != selected {
                            tile(i).matchedGeometryEffect(id: i, in: space, isSource: selected != i).onTapGesture { withAnimation(.spring()) { selected = i } }
                        } else { Color.clear.aspectRatio(1, contentMode: .fill) }
                    }
                }
                .padding()
            }
            .blur(radius: selected == nil ? 0 : 8)
            .allowsHitTesting(selected == nil)
            if let i = selected {
                VStack {
                    tile(i).matchedGeometryEffect(id: i, in: space).frame(width: 280)
                    Text("Tile \(i)").font(.title).transition(.opacity.animation(.easeIn(duration: 0.2).delay(0.1)))
                }
                .zIndex(2)
                .onTapGesture(count: 2) { withAnimation(.easeInOut(duration: 0.3)) { selected = nil } }
            }
        }
    }
    func tile(_ i: Int) -> some View {
        RoundedRectangle(cornerRadius: 10).fill(Color(hue: Double(i) / 9, saturation: 0.8, brightness: 0.9)).aspectRatio(1, contentMode: .fill)
    }
}
