import SwiftUI

struct GooeyMenu: View {
    @State private var expanded = false
    @State private var offsets: [CGSize] = Array(repeating: .zero, count: 3)
    private let symbols = ["camera", "photo", "doc"]

    var body: some View {
        ZStack {
            Rectangle()
                .fill(.linearGradient(colors: [.purple, .pink], startPoint: .top, endPoint: .bottom))
                .mask {
                    Canvas { context, size in
                        context.addFilter(.alphaThreshold(min: 0.5, color: .yellow))
                        context.addFilter(.blur(radius: 12))
                        context.drawLayer { ctx in
                            for index in 0...3 {
                                if let symbol = context.resolveSymbol(id: index) {
                                    ctx.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
                                }
                            }
                        }
                    } symbols: {
                        Ball(offset: .zero).tag(0)
                        ForEach(offsets.indices, id: \.self) { index in
                            Ball(offset: offsets[index]).tag(index + 1)
                        }
                    }
                }
            ForEach(symbols.indices, id: \.self) { index in
                Image(systemName: symbols[index])
                    .foregroundColor(.white)
                    .offset(offsets[index])
                    .blur(radius: expanded ? 0 : 10)
                    .opacity(expanded ? 1 : 0)
            }
            Image(systemName: expanded ? "xmark" : "plus")
                .font(.title)
                .rotationEffect(.degrees(expanded ? 90 : 0))
                .onTapGesture {
                    withAnimation(.interactiveSpring(response: 0.6, dampingFraction: 0.6, blendDuration: 0.6)) {
                        expanded.toggle()
                        offsets = expanded ? symbols.indices.map { i in
                            let angle = Angle.degrees(Double(i) * 45 - 135).radians
                            return CGSize(width: cos(angle) * 100, height: sin(angle) * 100)
                        } : Array(repeating: .zero, count: symbols.count)
                    }
                }
        }
        .frame(height: 320)
    }

    @ViewBuilder
    func Ball(offset: CGSize) -> some View {
        RoundedRectangle(cornerRadius: 24, style: .continuous)
            .frame(width: 56, height: 56)
            .offset(offset)
    }
}

struct GooeyMenu_Previews: PreviewProvider {
    static var previews: some View { GooeyMenu() }
}
