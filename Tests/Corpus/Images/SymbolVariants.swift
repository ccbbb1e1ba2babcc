import SwiftUI

struct SymbolVariants: View {
    @State private var bounce = 0

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 12) {
            ForEach([Image.Scale.small, .medium, .large], id: \.self) { scale in
                GridRow {
                    Image(systemName: "bell")
                    Image(systemName: "bell").symbolVariant(.fill)
                    Image(systemName: "bell").symbolVariant(.slash)
                    Label("Alerts", systemImage: "bell.badge")
                }
                .imageScale(scale)
            }
            GridRow {
                Image(systemName: "wifi", variableValue: 0.5)
                Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
                Image(systemName: "person.3.sequence.fill")
                    .symbolRenderingMode(.palette)
                    .foregroundStyle(.red, .green, .blue)
                Label {
                    Text("Custom label")
                } icon: {
                    Circle().fill(.orange).frame(width: 20, height: 20)
                }
            }
            Button("Bounce") { bounce += 1 }
            Image(systemName: "arrow.down.circle")
                .symbolEffect(.bounce, value: bounce)
                .symbolEffect(.pulse)
        }
        .font(.title2)
        .padding()
    }
}

#Preview {
    SymbolVariants()
}
