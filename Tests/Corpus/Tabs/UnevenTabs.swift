import SwiftUI

struct UnevenTabs: View {
    @State private var tab = 1
    var body: some View {
        HStack(spacing: -1) {
            ForEach(0..<3, id: \.self) { i in
                Text(["Overview", "Specs", "Reviews"][i])
                    .font(.callout)
                    .padding(.vertical, 8)
                    .frame(maxWidth: .infinity)
                    .background(
                        UnevenRoundedRectangle(cornerRadii: .init(topLeading: i == 0 ? 12 : 4, bottomLeading: 0, bottomTrailing: 0, topTrailing: i == 2 ? 12 : 4), style: .continuous)
                            .fill(i == tab ? Color.white : Color.gray.opacity(0.2))
                            .strokeBorder(.gray.opacity(0.5))
                    )
                    .zIndex(i == tab ? 1 : 0)
                    .onTapGesture { tab = i }
            }
        }
        .padding(.horizontal)
    }
}
