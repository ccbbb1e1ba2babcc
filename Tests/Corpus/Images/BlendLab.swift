import SwiftUI

struct BlendLab: View {
    @State private var amount = 0.5
    let modes: [(String, BlendMode)] = [("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("difference", .difference), ("plusLighter", .plusLighter)]
    var body: some View {
        ScrollView {
            LazyVGrid(columns: Array(repeating: .init(.flexible(minimum: 80)), count: 3), alignment: .center, spacing: 16) {
                ForEach(modes, id: \.0) { mode in
                    VStack {
                        ZStack {
                            Circle().fill(Color.red).frame(width: 60).offset(x: -15, y: -20).blendMode(mode.1)
                            Circle().fill(Color.green).frame(width: 60).offset(x: 15, y: -20).blendMode(mode.1)
                            Circle().fill(Color.blue).frame(width: 60).blendMode(mode.1)
                        }
                        .frame(width: 100, height: 100)
                        .background(.black)
                        Text(mode.0).font(.footnote.monospaced())
                    }
                    .saturation(amount)
                    .contrast(1 - amount / 4)
                    .blur(radius: (1 - amount) * 20, opaque: true)
                    .colorMultiply(Color(white: amount))
                }
            }
            Slider(value: $amount)
        }
        .padding()
    }
}
