import SwiftUI

struct RatioBoxes: View {
    var body: some View {
        VStack(spacing: 8) {
            Color.red.aspectRatio(16 / 9, contentMode: .fit)
            HStack(spacing: 8) {
                Color.green.aspectRatio(1, contentMode: .fill).frame(width: 100, height: 50).clipped()
                Image(systemName: "photo").resizable().aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)
                Rectangle().fill(.blue).aspectRatio(nil, contentMode: .fit)
            }
            .frame(height: 100)
            Text("Overlay on fill").frame(maxWidth: .infinity).frame(height: 60).background { Image(systemName: "sparkles").resizable().scaledToFill().opacity(0.2) }.clipped()
        }
        .padding()
    }
}
