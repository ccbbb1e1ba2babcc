import SwiftUI

struct CoordinateSpaces: View {
    private func describe(_ rect: CGRect) -> String {
        "(\(Int(rect.minX)), \(Int(rect.minY))) \(Int(rect.width))×\(Int(rect.height))"
    }

    var body: some View {
        VStack {
            Text("Header").frame(height: 50)
            HStack {
                Text("Left").frame(width: 60)
                GeometryReader { geo in
                    VStack(alignment: .leading, spacing: 4) {
                        Text("global \(describe(geo.frame(in: .global)))")
                        Text("local \(describe(geo.frame(in: .local)))")
                        Text("outer \(describe(geo.frame(in: .named("outer"))))")
                        Text("insets top \(Int(geo.safeAreaInsets.top)) bottom \(Int(geo.safeAreaInsets.bottom))")
                        if let scroll = geo.bounds(of: .scrollView) {
                            Text("scroll \(describe(scroll))")
                        }
                    }
                    .font(.caption.monospaced())
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                .background(.orange.opacity(0.3))
            }
            .frame(height: 160)
            .coordinateSpace(.named("outer"))
            Spacer()
        }
        .padding()
    }
}

#Preview {
    CoordinateSpaces()
}
