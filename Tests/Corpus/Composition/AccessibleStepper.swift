import SwiftUI

struct AccessibleStepper: View {
    @State private var value = 3
    @State private var hovering = false
    @SceneStorage("expanded") private var isExpanded = true

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 6) {
                ForEach(0..<5, id: \.self) { index in
                    Image(systemName: index < value ? "circle.fill" : "circle")
                        .accessibilityHidden(true)
                }
            }
            .accessibilityElement()
            .accessibilityLabel("Intensity")
            .accessibilityValue("\(value) of 5")
            .accessibilityHint("Swipe up or down to change")
            .accessibilityIdentifier("intensity")
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: value = min(value + 1, 5)
                case .decrement: value = max(value - 1, 0)
                @unknown default: break
                }
            }
            DisclosureGroup("Details", isExpanded: $isExpanded) {
                Text("Chosen: \(value)")
            }
            .onHover { hovering = $0 }
            .hoverEffect(.lift)
            Text("Reset")
                .accessibilityAddTraits(.isButton)
                .accessibilityRemoveTraits(.isStaticText)
                .accessibilityAction { value = 0 }
                .onTapGesture { value = 0 }
        }
        .padding()
        .scenePadding(.bottom)
    }
}

#Preview {
    AccessibleStepper()
}
