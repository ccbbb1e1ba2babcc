import SwiftUI

struct AspectRatioModes: View {
    let ratios: [(name: String, value: CGFloat)] = [("1:1", 1), ("4:3", 4.0 / 3), ("16:9", 16 / 9), ("9:16", 0.5625)]

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 12) {
                ForEach(ratios, id: \.name) { ratio in
                    Text(ratio.name)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background(Color.teal.opacity(0.4))
                        .aspectRatio(ratio.value, contentMode: .fit)
                }
            }
            .frame(height: 120)
            Color.pink
                .aspectRatio(CGSize(width: 3, height: 1), contentMode: .fit)
            Color.green
                .aspectRatio(2, contentMode: .fill)
                .frame(width: 100, height: 100)
                .clipped()
            Circle()
                .stroke(lineWidth: 3)
                .scaledToFit()
                .frame(maxHeight: 80)
            Rectangle()
                .scaledToFill()
                .frame(width: 60, height: 30)
                .opacity(0.2)
        }
        .padding()
    }
}

#Preview {
    AspectRatioModes()
}
