import SwiftUI

struct StatsHeader: View {
    @Environment(\.verticalSizeClass) private var vertical
    private let stats: KeyValuePairs<String, Int> = ["Posts": 120, "Followers": 15_300, "Following": 87]
    var body: some View {
        let layout: AnyLayout = vertical == .regular ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
        layout {
            ForEach(Array(stats), id: \.key) { key, value in
                VStack {
                    Text(value.formatted(.number.notation(.compactName))).font(.title3.bold())
                    Text(key).font(.caption).foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity)
            }
        }
        .padding(.vertical)
        .overlay(alignment: .bottom) { Rectangle().fill(.separator).frame(height: 1 / UIScreen.main.scale) }
    }
}
