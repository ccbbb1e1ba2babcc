import SwiftUI

struct DynamicTypeSwitch: View {
    @Environment(\.dynamicTypeSize) private var typeSize
    @ScaledMetric private var iconSize = 24.0

    private var isAccessibility: Bool { typeSize >= .accessibility1 }

    var body: some View {
        let layout = isAccessibility
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
            : AnyLayout(HStackLayout(spacing: 12))
        layout {
            Image(systemName: "bolt.car")
                .resizable()
                .scaledToFit()
                .frame(width: iconSize, height: iconSize)
            Text("Charging station")
                .font(.headline)
            if !isAccessibility { Spacer() }
            Text("250 m")
                .foregroundStyle(.secondary)
        }
        .padding()
    }
}

#Preview("Default") {
    DynamicTypeSwitch()
}

#Preview("Accessibility") {
    DynamicTypeSwitch()
        .dynamicTypeSize(.accessibility3)
}
