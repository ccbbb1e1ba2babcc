import SwiftUI

struct CutoutMask: View {
    var body: some View {
        VStack(spacing: 24) {
            Text("SUNRISE")
                .font(.system(size: 60, weight: .black))
                .overlay {
                    LinearGradient(colors: [.yellow, .orange, .red], startPoint: .leading, endPoint: .trailing)
                        .mask(Text("SUNRISE").font(.system(size: 60, weight: .black)))
                }
            ZStack {
                Color.indigo
                Circle().frame(width: 120).blendMode(.destinationOut)
            }
            .frame(height: 180)
            .compositingGroup()
            Image("forest")
                .resizable()
                .scaledToFill()
                .frame(width: 300, height: 100)
                .mask(alignment: .center) {
                    HStack(spacing: 10) { ForEach(0..<5) { _ in Capsule() } }
                }
            Rectangle()
                .fill(.black)
                .reverseMask { Image(systemName: "moon.stars.fill").font(.system(size: 50)) }
                .frame(width: 100, height: 100)
        }
    }
}

extension View {
    @inlinable
    public func reverseMask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        self.mask {
            Rectangle().overlay(alignment: alignment) { mask().blendMode(.destinationOut) }
        }
    }
}
