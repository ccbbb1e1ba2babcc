import SwiftUI

enum Shape2 { case circle(radius: Double), rect(w: Double, h: Double), group([Shape2]), empty
    var area: Double { switch self { case .circle(let r): .pi * r * r; case let .rect(w, h): w * h; case .group(let s): s.map(\.area).reduce(0, +); case .empty: 0 } } }
struct PatternMatchingView: View {
    let shapes: [Shape2] = [.circle(radius: 20), .rect(w: 60, h: 20), .group([.rect(w: 10, h: 10), .circle(radius: 8), .empty])]
    @ViewBuilder func draw(_ s: Shape2) -> some View {
        switch s {
        case .circle(let r) where r > 10: Circle().fill(.red).frame(width: r * 2)
        case .circle(radius: let r): Circle().stroke().frame(width: r * 2, height: r * 2)
        case .rect(let size): Rectangle().frame(width: size.w, height: size.h)
        case .group(let all): HStack { ForEach(0..<all.count, id: \.self) { i in AnyView(draw(all[i])) } }
        case .empty: EmptyView()
        }
    }
    var summary: String {
        var circles = 0
        for case .circle in shapes { circles += 1 }
        let rects = shapes.compactMap { s -> Double? in if case let .rect(w, _) = s { return w }; return nil }
        guard let widest = rects.max(), circles >= 1 else { return "none" }
        let values: (Int, Double) = (circles, widest)
        switch values { case (1, 50...): return "one and wide"; case (_, let w) where w < 10: return "small"; case (let n, _): return "\(n)" }
    }
    var body: some View { VStack(spacing: 8) { ForEach(shapes.indices, id: \.self) { draw(shapes[$0]) }; Text(summary); Text("\(shapes.map(\.area).max() ?? 0, specifier: "%.0f")") } }
}
