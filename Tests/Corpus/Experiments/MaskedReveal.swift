import SwiftUI

struct MaskedReveal: View {
    @State private var x: CGFloat = 150
    var body: some View {
        GeometryReader { g in
            ZStack(alignment: .leading) {
                Rectangle().fill(Color.orange).overlay(Text("BEFORE").font(.largeTitle.bold()).foregroundColor(.white))
                Rectangle().fill(Color.indigo).overlay(Text("AFTER").font(.largeTitle.bold()).foregroundColor(.white))
                    .mask(alignment: .leading) { Rectangle().frame(width: x) }
                ZStack {
                    Rectangle().fill(.white).frame(width: 3)
                    Circle().fill(.white).frame(width: 36, height: 36).overlay(Image(systemName: "arrow.left.and.right").font(.footnote))
                }
                .shadow(radius: 3)
                .frame(width: 36)
                .offset(x: x - 18)
                .gesture(DragGesture().onChanged { x = min(max(0, $0.location.x), g.size.width) })
            }
        }
        .frame(height: 220)
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .padding()
    }
}
