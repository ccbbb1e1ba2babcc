import SwiftUI

extension View {
    @inlinable
    func reverseMask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        self.mask {
            Rectangle()
                .overlay(alignment: alignment) {
                    mask()
                        .blendMode(.destinationOut)
                }
        }
    }
}

struct ReversedMask: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing)
            Color.black.opacity(0.7)
                .reverseMask(alignment: .topTrailing) {
                    Circle()
                        .frame(width: 90, height: 90)
                        .padding(20)
                }
            Text("Tap the plus to add your first photo")
                .foregroundStyle(.white)
                .frame(width: 160)
        }
        .frame(width: 300, height: 300)
        .compositingGroup()
    }
}

#Preview {
    ReversedMask()
}
