import SwiftUI

struct ScrollPhases: View {
    @State private var isLocked = false
    @State private var progress: CGFloat = 0
    @State private var text = ""

    var body: some View {
        VStack(spacing: 0) {
            GeometryReader { proxy in
                Rectangle()
                    .fill(.tint)
                    .frame(width: proxy.size.width * min(max(progress, 0), 1))
            }
            .frame(height: 4)
            ScrollView {
                VStack(alignment: .leading, spacing: 14) {
                    TextField("Comment", text: $text)
                    ForEach(1..<25) { n in
                        Text("Paragraph \(n)")
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .onScrollVisibilityChange(threshold: 0.3) { visible in
                                if visible { print("saw", n) }
                            }
                    }
                }
                .padding()
            }
            .onScrollGeometryChange(for: CGFloat.self) { g in
                let total = g.contentSize.height - g.containerSize.height
                return total > 0 ? g.contentOffset.y / total : 0
            } action: { _, new in progress = new }
            .onScrollPhaseChange { _, phase in
                if phase == .idle { print("stopped") }
            }
            .scrollDisabled(isLocked)
            .scrollDismissesKeyboard(.interactively)
            .scrollIndicatorsFlash(onAppear: true)
            Toggle("Lock", isOn: $isLocked)
                .padding()
        }
    }
}

#Preview {
    ScrollPhases()
}
