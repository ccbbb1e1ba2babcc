import SwiftUI

struct VelocityPager<Page: View>: View {
    let count: Int
    @Binding var index: Int
    @ViewBuilder var page: (Int) -> Page
    @GestureState private var drag: CGFloat = 0
    var body: some View {
        GeometryReader { geometry in
            let w = geometry.size.width
            HStack(spacing: 0) { ForEach(0..<count, id: \.self) { page($0).frame(width: w) } }
                .frame(width: w, alignment: .leading)
                .offset(x: -CGFloat(index) * w)
                .offset(x: drag)
                .animation(.interactiveSpring, value: drag == 0)
                .gesture(DragGesture(minimumDistance: 20).updating($drag, body: { v, s, _ in s = v.translation.width }).onEnded { v in
                    let next = CGFloat(index) - (v.predictedEndTranslation.width / w)
                    index = min(max(Int(next.rounded()), 0), count - 1)
                })
        }
        .clipped()
    }
}
struct PagerDemo: View {
    @State private var index = 1
    var body: some View {
        VStack {
            VelocityPager(count: 4, index: $index) { i in Color(white: Double(i) / 4 + 0.1).overlay { Text("\(i)").font(.largeTitle) } }.frame(height: 180)
            HStack { ForEach(0..<4) { Circle().opacity($0 == index ? 1 : 0.3).frame(width: 8) } }
        }
    }
}
