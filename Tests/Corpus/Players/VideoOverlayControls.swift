import SwiftUI

struct VideoOverlayControls: View {
    @State private var showControls = true
    @State private var progress: CGFloat = 0.4

    var body: some View {
        Rectangle()
            .fill(.black)
            .aspectRatio(16 / 9, contentMode: .fit)
            .overlay {
                if showControls {
                    Color.black.opacity(0.35)
                    HStack(spacing: 44) {
                        control("gobackward.10")
                        control("play.fill", size: 44)
                        control("goforward.10")
                    }
                }
            }
            .overlay(alignment: .topTrailing) {
                HStack {
                    control("airplayvideo", size: 18)
                    control("gearshape", size: 18)
                }
                .padding(10)
            }
            .overlay(alignment: .bottom) {
                VStack(spacing: 4) {
                    HStack {
                        Text("12:03").foregroundStyle(.white)
                        Text("/ 31:40").foregroundStyle(.white.opacity(0.6))
                        Spacer()
                        control("arrow.up.left.and.arrow.down.right", size: 14)
                    }
                    .font(.caption)
                    GeometryReader { geo in
                        ZStack(alignment: .leading) {
                            Rectangle().fill(.white.opacity(0.3))
                            Rectangle().fill(.red).frame(width: geo.size.width * progress)
                            Circle().fill(.red).frame(width: 12, height: 12).offset(x: geo.size.width * progress - 6)
                        }
                    }
                    .frame(height: 3)
                }
                .padding(10)
            }
            .onTapGesture { showControls.toggle() }
    }

    func control(_ name: String, size: CGFloat = 28) -> some View {
        Image(systemName: name)
            .font(.system(size: size))
            .foregroundStyle(.white)
            .frame(minWidth: 32, minHeight: 32)
    }
}

#Preview(traits: .landscapeLeft) {
    VideoOverlayControls()
}
