import SwiftUI

struct DynamicColumns: View {
    @State private var count: CGFloat = 3
    @State private var selected = Set<Int>()
    @Environment(\.accessibilityReduceMotion) var reduceMotion
    var columns: [GridItem] { .init(repeating: .init(.flexible(), spacing: 10), count: Int(count)) }
    func withOptionalAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
        if UIAccessibility.isReduceMotionEnabled { return try body() } else { return try withAnimation(animation, body) }
    }
    var body: some View {
        VStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 10) {
                    ForEach((1...30).map { $0 * 2 }, id: \.self) { n in
                        Text("\(n)")
                            .frame(maxWidth: .infinity, minHeight: 60)
                            .background(selected.contains(n) ? Color.accentColor.opacity(0.5) : Color(.tertiarySystemBackground))
                            .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.secondary, lineWidth: selected.contains(n) ? 2 : 0.5))
                            .onTapGesture { withOptionalAnimation { selected.formSymmetricDifference([n]) } }
                    }
                }
                .padding(10)
                .animation(reduceMotion ? nil : .easeInOut, value: count)
            }
            Slider(value: $count, in: 1...6, step: 1) { Text("Columns") }
                .padding()
                .accessibilityValue("\(Int(count)) columns")
        }
    }
}
