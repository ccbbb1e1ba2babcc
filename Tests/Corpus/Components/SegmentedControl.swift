import SwiftUI

extension Color {
    init(hex: String, opacity: Double = 1) {
        let scanner = Scanner(string: hex.trimmingCharacters(in: CharacterSet(charactersIn: "#")))
        var rgb: UInt64 = 0
        scanner.scanHexInt64(&rgb)
        self.init(.sRGB,
                  red: Double((rgb >> 16) & 0xFF) / 255,
                  green: Double((rgb >> 8) & 0xFF) / 255,
                  blue: Double(rgb & 0xFF) / 255,
                  opacity: opacity)
    }
}

public struct SegmentedControl<Item: Hashable, Label: View>: View {
    @Binding private var selection: Item
    private let items: [Item]
    private let label: (Item, Bool) -> Label
    @Namespace private var animation
    @State private var frames: [CGRect]
    @GestureState private var dragging: Bool = false
    private let feedback = UISelectionFeedbackGenerator()

    public init(_ items: [Item], selection: Binding<Item>, @ViewBuilder label: @escaping (Item, Bool) -> Label) {
        self.items = items
        self._selection = selection
        self.label = label
        _frames = State(initialValue: Array(repeating: .zero, count: items.count))
    }

    public var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(zip(items.indices, items)), id: \.0) { index, item in
                label(item, item == selection)
                    .padding(.vertical, 8)
                    .padding(.horizontal, 12)
                    .frame(maxWidth: .infinity)
                    .background(
                        GeometryReader { proxy in
                            Color.clear.onAppear { frames[index] = proxy.frame(in: .named("segments")) }
                        }
                    )
                    .background {
                        if item == selection {
                            Capsule()
                                .fill(Color(hex: "#FFFFFF"))
                                .shadow(color: .black.opacity(0.12), radius: 3, x: 0, y: 2)
                                .matchedGeometryEffect(id: "thumb", in: animation)
                        }
                    }
                    .contentShape(Rectangle())
                    .onTapGesture {
                        feedback.prepare()
                        withAnimation(.interactiveSpring(response: 0.3, dampingFraction: 0.8, blendDuration: 0.2)) {
                            selection = item
                        }
                        feedback.selectionChanged()
                    }
            }
        }
        .padding(3)
        .coordinateSpace(name: "segments")
        .background(Capsule().fill(Color(hex: "EEEEF0")))
        .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .named("segments"))
                .updating($dragging) { _, state, _ in state = true }
                .onChanged { value in
                    guard let index = frames.firstIndex(where: { $0.contains(value.location) }) else { return }
                    if items[index] != selection { selection = items[index] }
                }
        )
        .accessibilityRepresentation {
            Picker("Options", selection: $selection) {
                ForEach(items, id: \.self) { Text(String(describing: $0)).tag($0) }
            }
        }
    }
}

public extension SegmentedControl where Item == String, Label == Text {
    init(_ items: [Item], selection: Binding<Item>) {
        self.init(items, selection: selection) { item, isOn in
            Text(item).font(.subheadline.weight(isOn ? .semibold : .regular))
        }
    }
}

private struct Demo: View {
    enum Period: String, CaseIterable, Hashable { case day, week, month, year }
    @State private var period: Period = .week
    @State private var fruit = "Apple"

    var body: some View {
        VStack(spacing: 24) {
            SegmentedControl(Period.allCases, selection: $period) { item, isOn in
                Text(item.rawValue.capitalized)
                    .font(.footnote)
                    .foregroundColor(isOn ? .primary : .secondary)
            }
            SegmentedControl(["Apple", "Banana", "Cherry"], selection: $fruit)
            Text("\(fruit) – \(period.rawValue)")
        }
        .padding()
    }
}

struct SegmentedControl_Previews: PreviewProvider {
    static var previews: some View {
        Demo()
            .previewDevice(PreviewDevice(rawValue: "iPhone 14 Pro"))
            .previewDisplayName("Segments")
        Demo()
            .preferredColorScheme(.dark)
            .environment(\.locale, Locale(identifier: "de_DE"))
            .previewDisplayName("Dark")
    }
}
