import SwiftUI

struct GridSpans: View {
    var body: some View {
        Grid(horizontalSpacing: 4, verticalSpacing: 4) {
            GridRow(alignment: .bottom) {
                cell(.red, 40)
                cell(.green, 60).gridCellColumns(2)
                cell(.blue, 20)
            }
            GridRow {
                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                cell(.orange, 30)
                Text("anchored").gridCellAnchor(UnitPoint(x: 1, y: 0)).border(.black)
                cell(.purple, 50)
            }
            Text("Full width row").frame(maxWidth: .infinity).background(.gray.opacity(0.3))
            GridRow { ForEach(0..<4) { n in Text("\(n)").gridColumnAlignment(n == 0 ? .leading : .trailing) } }
        }
        .padding()
    }
    func cell(_ color: Color, _ height: CGFloat) -> some View { color.frame(height: height) }
}
