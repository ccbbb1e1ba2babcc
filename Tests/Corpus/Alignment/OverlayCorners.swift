import SwiftUI

struct OverlayCorners: View {
    let corners: [Alignment] = [.topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing]

    var body: some View {
        ZStack {
            ForEach(corners.indices, id: \.self) { i in
                Text("\(i)")
                    .font(.headline)
                    .padding(6)
                    .background(Color.white)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: corners[i])
            }
        }
        .frame(width: 220, height: 160)
        .background(Color.orange)
        .overlay(alignment: .init(horizontal: .center, vertical: .bottom)) {
            Text("below")
                .alignmentGuide(.bottom) { $0[.top] - 4 }
        }
        .padding(40)
    }
}

#Preview {
    OverlayCorners()
}
