import SwiftUI

struct AccessibleStack: View {
    @Environment(\.dynamicTypeSize) var dynamicTypeSize
    var body: some View {
        let layout = dynamicTypeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(alignment: .top))
        layout {
            Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor).font(.largeTitle)
            Text("Storage is almost full. Delete what you no longer need.")
        }
        .padding()
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.yellow) }
        .environment(\.dynamicTypeSize, .accessibility2)
    }
}
