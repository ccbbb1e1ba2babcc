import SwiftUI

struct SymbolsWall: View {
    let names = ["sun.max.fill", "cloud.bolt.rain.fill", "snowflake", "wind", "moon.stars.fill", "sparkles"]
    @State private var isActive = true
    @State private var count = 0
    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 64, maximum: 90))]) {
            ForEach(names, id: \.self) { name in
                Image(systemName: name)
                    .symbolRenderingMode(.multicolor)
                    .symbolEffect(.variableColor.iterative.dimInactiveLayers.reversing, options: .repeating.speed(1.5), isActive: isActive)
                    .symbolEffect(.bounce.down, value: count)
                    .imageScale(.large)
                    .frame(width: 64, height: 64)
                    .background(.quaternary, in: .rect(cornerRadius: 12))
                    .onTapGesture { count += 1 }
            }
            Image(systemName: isActive ? "play" : "pause").contentTransition(.symbolEffect(.replace.offUp))
            Label("Fill", systemImage: "heart").symbolVariant(.fill)
        }
        .padding()
    }
}
