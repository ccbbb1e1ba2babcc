import SwiftUI

struct CoordinateSpaces: View {
    @State private var log: [String] = []
    @State private var point: CGPoint = .init(x: 20, y: 20)
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(log, id: \.self) { Text($0).font(.caption.monospaced()) }
            ZStack(alignment: .topLeading) {
                Rectangle().fill(.quaternary)
                GeometryReader { g in
                    let local = g.frame(in: .local), global = g.frame(in: .global), named = g.frame(in: .named("box"))
                    Circle().fill(.red).frame(width: 10, height: 10).position(point)
                        .task {
                            log = [("local", local), ("global", global), ("named", named)].map { name, r in
                                "\(name): \(Int(r.minX)),\(Int(r.minY)) \(Int(r.width))×\(Int(r.height))"
                            }
                            if let bounds = g.bounds(of: .named("box")) { log.append("bounds \(bounds.size)") }
                        }
                }
                .frame(width: 120, height: 80)
                .offset(x: 30, y: 10)
            }
            .frame(height: 140)
            .coordinateSpace(name: "box")
            .onTapGesture(count: 1, coordinateSpace: .named("box")) { location in point = location }
            .onContinuousHover(coordinateSpace: .local) { phase in
                switch phase { case .active(let p): point = p; case .ended: break }
            }
        }
        .padding(20)
    }
}
