import SwiftUI

struct OverflowRow: View {
    let names: [String]
    @State private var visible = Int.max
    var body: some View {
        ViewThatFits(in: .horizontal) {
            ForEach(Array((0...names.count).reversed()), id: \.self) { n in
                HStack(spacing: 4) {
                    ForEach(names.prefix(n), id: \.self) { Text($0).lineLimit(1).fixedSize().padding(.horizontal, 8).padding(.vertical, 3).background(Capsule().fill(.blue.opacity(0.15))) }
                    if n < names.count { Text("+\(names.count - n)").font(.footnote).fixedSize() }
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
struct BadgeWrap: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(Array(stride(from: 120.0, through: 360, by: 80)), id: \.self) { w in
                OverflowRow(names: ["Swift", "Layout", "Accessibility", "Performance"]).frame(width: w).border(.tertiary)
            }
            ViewThatFits(in: [.horizontal, .vertical]) {
                Label("Download all attachments", systemImage: "arrow.down.circle").font(.title)
                Label("Download", systemImage: "arrow.down.circle")
                Image(systemName: "arrow.down.circle")
            }
            .frame(maxWidth: 150, maxHeight: 30)
        }
    }
}
