import SwiftUI

protocol Tile: Identifiable {
    associatedtype Body: View
    var title: String { get }
    var span: Int { get }
    @ViewBuilder var content: Body { get }
}

extension Tile {
    var id: String { title }
    var span: Int { 1 }
}

struct ValueTile: Tile {
    let title: String
    let value: Double
    let unit: String

    var content: some View {
        HStack(alignment: .firstTextBaseline, spacing: 2) {
            Text(value, format: .number)
                .font(.title.bold())
            Text(unit).font(.caption)
        }
    }
}

struct HistoryTile: Tile {
    let title: String
    let values: [CGFloat]
    var span: Int { 2 }

    var content: some View {
        HStack(alignment: .bottom, spacing: 3) {
            ForEach(values.indices, id: \.self) { i in
                Capsule()
                    .fill(values[i] > 0.7 ? .red : .green)
                    .frame(height: 50 * values[i])
            }
        }
        .frame(height: 50, alignment: .bottom)
    }
}

struct TileView<T: Tile>: View {
    let tile: T

    var body: some View {
        VStack(alignment: .leading) {
            Text(tile.title).font(.caption).foregroundStyle(.secondary)
            Spacer(minLength: 4)
            tile.content
        }
        .padding(12)
        .frame(maxWidth: .infinity, minHeight: 90, alignment: .topLeading)
        .background(.thinMaterial, in: .rect(cornerRadius: 14))
        .gridCellColumns(tile.span)
    }
}

struct SensorTiles: View {
    var body: some View {
        Grid {
            GridRow {
                TileView(tile: ValueTile(title: "Indoor", value: 21.5, unit: "°C"))
                TileView(tile: ValueTile(title: "Humidity", value: 48, unit: "%"))
            }
            GridRow {
                TileView(tile: HistoryTile(title: "CO₂", values: [0.2, 0.4, 0.5, 0.9, 0.8, 0.6, 0.3]))
            }
        }
        .padding()
        .background(.orange.gradient)
    }
}

#Preview {
    SensorTiles()
}
