import SwiftUI

struct MaxWidthKey: PreferenceKey {
    static let defaultValue: CGFloat? = nil

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
        guard let next = nextValue() else { return }
        value = max(value ?? next, next)
    }
}

extension View {
    func measureWidth() -> some View {
        background(
            GeometryReader { proxy in
                Color.clear.preference(key: MaxWidthKey.self, value: proxy.size.width)
            }
        )
    }
}

struct EqualWidthLabels: View {
    @State private var labelWidth: CGFloat?
    @State private var first = "Grace"
    @State private var last = "Hopper"
    @State private var city = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            field("Name", text: $first)
            field("Family name", text: $last)
            field("City of residence", text: $city)
        }
        .onPreferenceChange(MaxWidthKey.self) { labelWidth = $0 }
        .padding()
    }

    private func field(_ label: String, text: Binding<String>) -> some View {
        HStack(alignment: .firstTextBaseline) {
            Text(label)
                .measureWidth()
                .frame(width: labelWidth, alignment: .trailing)
            TextField(label, text: text)
                .textFieldStyle(.roundedBorder)
        }
    }
}

#Preview {
    EqualWidthLabels()
}
