import SwiftUI

struct RelativeFrameRow: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<10) { i in
                        Text("Item \(i)")
                            .foregroundStyle(.white)
                            .containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 10)
                            .frame(height: 80)
                            .background(.blue, in: .rect(cornerRadius: 10))
                    }
                }
            }
            .contentMargins(.horizontal, 20, for: .scrollContent)
            .frame(height: 80)
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<4) { _ in
                        Image(systemName: "photo")
                            .resizable()
                            .scaledToFit()
                            .containerRelativeFrame(.horizontal) { size, axis in
                                size * 0.4
                            }
                    }
                }
            }
            .scrollClipDisabled()
        }
    }
}

#Preview {
    RelativeFrameRow()
}
