import SwiftUI

struct ScaleLabels: View {
    let values = stride(from: 0, through: 100, by: 25).map { Double($0) }
    @State private var value = 40.0
    var body: some View {
        VStack(spacing: 4) {
            Slider(value: $value, in: 0...100, step: 5) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3")
            }
            GeometryReader { proxy in
                ForEach(values, id: \.self) { v in
                    VStack(spacing: 2) {
                        Rectangle().frame(width: 1, height: v.truncatingRemainder(dividingBy: 50) == 0 ? 10 : 6)
                        Text("\(Int(v))").font(.caption2).fixedSize()
                    }
                    .position(x: proxy.size.width * v / 100, y: 12)
                }
            }
            .frame(height: 30)
            .padding(.horizontal, 12)
        }
        .padding()
    }
}
