import SwiftUI

struct AdaptiveTwoPane: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        let layout = sizeClass == .regular ? AnyLayout(HStackLayout(alignment: .top, spacing: 20)) : AnyLayout(VStackLayout(spacing: 12))
        layout {
            VStack(alignment: .leading, spacing: 8) {
                Text("Itinerary").font(.title.bold())
                ForEach(["Oslo", "Bergen", "Ålesund", "Trondheim"], id: \.self) { city in
                    Label(city, systemImage: "mappin")
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .padding(10)
                        .background(.quinary, in: .rect(cornerRadius: 8))
                }
            }
            RoundedRectangle(cornerRadius: 16)
                .fill(.blue.opacity(0.2))
                .frame(minHeight: 200)
                .overlay {
                    Image(systemName: "map")
                        .font(.system(size: 60))
                        .foregroundStyle(.blue)
                }
                .layoutPriority(1)
        }
        .padding()
    }
}

#Preview {
    AdaptiveTwoPane()
}
