import SwiftUI

struct PercentStack: View {
    let parts: [(color: Color, share: Double)] = [(.red, 0.2), (.green, 0.5), (.blue, 0.3)]
    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 0) {
                ForEach(parts.map(\.share).indices) { ix in
                    self.parts[ix].color
                        .frame(width: proxy.size.width * CGFloat(self.parts[ix].share))
                        .overlay(Text("\(Int(self.parts[ix].share * 100)) %").font(.footnote).foregroundColor(.white).rotationEffect(Angle(degrees: self.parts[ix].share < 0.25 ? -90 : 0)).fixedSize())
                }
            }
        }
        .frame(height: 44)
        .clipShape(Capsule(style: .circular))
        .overlay(Capsule().strokeBorder(Color.black, lineWidth: 1, antialiased: true))
        .padding()
    }
}
