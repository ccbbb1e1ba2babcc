import SwiftUI

struct GridAlignmentDemo: View {
    @State private var spacing = 4.0

    var body: some View {
        VStack {
            Grid(alignment: .bottomTrailing, horizontalSpacing: spacing, verticalSpacing: spacing) {
                GridRow {
                    Color.red.frame(width: 60, height: 60)
                    Color.red.frame(width: 30, height: 30)
                    Color.red.frame(width: 30, height: 30)
                        .gridCellAnchor(.topLeading)
                }
                GridRow(alignment: .top) {
                    Color.green.frame(width: 20, height: 20)
                    Color.green.frame(width: 80, height: 40)
                        .gridCellColumns(2)
                        .gridCellAnchor(UnitPoint(x: 0.25, y: 0.5))
                }
                Text("A row of its own")
                GridRow {
                    Text("Only")
                    Text("two")
                }
            }
            .border(.gray)
            Slider(value: $spacing, in: 0...30)
                .frame(width: 200)
        }
    }
}

#Preview {
    GridAlignmentDemo()
}
