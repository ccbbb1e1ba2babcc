import SwiftUI

struct OffsetPosition: View {
    @State private var location = CGPoint(x: 80, y: 60)

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                Color.gray.opacity(0.2)
                Circle()
                    .fill(.red)
                    .frame(width: 40, height: 40)
                    .position(location)
                    .gesture(DragGesture().onChanged { location = $0.location })
                Text("x \(location.x, specifier: "%.0f"), y \(location.y, specifier: "%.0f")")
                    .position(x: 150, y: 180)
            }
            .frame(width: 300, height: 200)
            HStack {
                Rectangle().frame(width: 50, height: 50)
                Rectangle()
                    .foregroundColor(.orange)
                    .frame(width: 50, height: 50)
                    .offset(x: 10, y: -20)
                Rectangle()
                    .frame(width: 50, height: 50)
                    .offset(CGSize(width: -5, height: 15))
                    .border(.red)
                Rectangle()
                    .frame(width: 50, height: 50)
                    .border(.red)
                    .offset(y: 20)
            }
            .background(Color.yellow)
        }
    }
}

struct OffsetPosition_Previews: PreviewProvider {
    static var previews: some View {
        OffsetPosition()
    }
}
