import SwiftUI

struct GridCalculator: View {
    @State private var size = CGSize(width: 320, height: 100)
    private let minimum: CGFloat = 70, spacing: CGFloat = 10
    private var count: Int { max(1, Int(floor((size.width + spacing) / (minimum + spacing)))) }
    private var columns: [GridItem] { .init(repeating: .init(.flexible(minimum: minimum), spacing: spacing, alignment: .bottom), count: count) }
    var body: some View {
        VStack(alignment: .leading) {
            Text("\(count) columns").font(.caption).contentTransition(.numericText())
            LazyVGrid(columns: columns, alignment: .leading, spacing: spacing) {
                ForEach(0..<7, id: \.self) { i in
                    Color.blue.opacity(0.3 + Double(i) * 0.1).frame(height: i.isMultiple(of: 3) ? 60 : 40)
                }
            }
            .frame(width: size.width)
            .border(.secondary)
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.flexible(minimum: 20, maximum: 60)), .init(.adaptive(minimum: 20, maximum: 24))], spacing: 5) {
                ForEach(0..<9) { Text("\($0)").frame(width: 34).background(.yellow) }
            }
            .frame(height: 180)
            .border(.red)
        }
        .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { old, new in if old != new { size.width = min(new, 320) } }
    }
}
