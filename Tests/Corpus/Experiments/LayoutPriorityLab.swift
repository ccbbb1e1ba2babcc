import SwiftUI

struct LayoutPriorityLab: View {
    @State private var width: Double = 300
    @State private var prio = [0.0, 1, -1]
    var body: some View {
        VStack {
            HStack(spacing: 0) {
                ForEach(Array(zip(prio, ["Lorem ipsum dolor", "sit amet, consectetur", "adipiscing"])), id: \.1) { p, text in
                    Text(text).lineLimit(1).layoutPriority(p).border([.red, .green, .blue][Int(p + 1)])
                }
            }
            .frame(width: width)
            .border(.black)
            LabeledContent("Width") { Slider(value: $width, in: 50...350, step: 1) }
            ForEach(prio.indices, id: \.self) { i in
                Stepper("Priority \(i): \(prio[i], specifier: "%g")", value: $prio[i], in: -1...1)
            }
        }
        .padding()
        .animation(.linear, value: width)
    }
}
