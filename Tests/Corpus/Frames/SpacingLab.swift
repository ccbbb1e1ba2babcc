import SwiftUI

struct SpacingLab: View {
    @State private var spacing: CGFloat? = nil
    @ScaledMetric(relativeTo: .body) private var unit: CGFloat = 8
    var body: some View {
        VStack(alignment: .leading, spacing: unit * 3) {
            Group {
                HStack(spacing: spacing) { Text("A"); Text("B"); Image(systemName: "c.circle"); Divider(); Text("D") }
                HStack(spacing: 0) { Rectangle().frame(width: 10); Spacer(minLength: 30); Rectangle().frame(width: 10) }.frame(height: 20)
                HStack { Spacer(); Text("trailing") }
                HStack { Text("short").layoutPriority(1); Text("a much longer sentence that has to give way to others").lineLimit(1).truncationMode(.middle) }
                HStack(alignment: .lastTextBaseline) { Text("Big").font(.largeTitle); Text("two\nlines").font(.caption) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(unit)
            .border(Color.gray.opacity(0.5), width: 1)
        }
        .padding()
    }
}
