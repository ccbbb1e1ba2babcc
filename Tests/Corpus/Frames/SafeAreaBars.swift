import SwiftUI

struct SafeAreaBars: View {
    @State private var showsBanner = true

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 1) {
                ForEach(0..<40, id: \.self) { i in
                    Text("Line \(i)")
                        .frame(maxWidth: .infinity, minHeight: 40)
                        .background(i.isMultiple(of: 2) ? Color.gray.opacity(0.15) : .clear)
                }
            }
        }
        .safeAreaInset(edge: .top, spacing: 0) {
            if showsBanner {
                Text("You are offline")
                    .font(.footnote)
                    .frame(maxWidth: .infinity)
                    .padding(.vertical, 6)
                    .background(.orange)
            }
        }
        .safeAreaInset(edge: .bottom, alignment: .trailing) {
            Image(systemName: "plus")
                .padding()
                .background(.tint, in: .circle)
                .foregroundStyle(.white)
                .padding(.trailing)
        }
        .safeAreaPadding(.horizontal, 12)
        .background {
            Color.mint.opacity(0.2).ignoresSafeArea()
        }
    }
}

#Preview {
    SafeAreaBars()
}
