import SwiftUI

struct TypewriterText: View, Animatable {
    var text: String
    var progress: Double
    var animatableData: Double { get { progress } set { progress = newValue } }
    var body: some View {
        let count = Int(Double(text.count) * progress)
        ZStack(alignment: .topLeading) {
            Text(text).hidden().overlay(alignment: .topLeading) { Text(text.prefix(count)) }
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}
struct TypewriterDemo: View {
    @State private var progress = 0.0
    var body: some View {
        VStack(spacing: 20) {
            TypewriterText(text: "It was a bright cold day in April, and the clocks were striking thirteen.", progress: progress)
            Button("Type") { progress = 0; withAnimation(.linear(duration: 3)) { progress = 1 } }
        }
        .padding()
        .task { withAnimation { progress = 0.5 } }
    }
}
