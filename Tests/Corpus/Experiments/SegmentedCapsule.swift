import SwiftUI

protocol SegmentItem: Hashable, Identifiable, CustomStringConvertible where ID == Self {}
extension SegmentItem { var id: Self { self } }
enum Period: String, SegmentItem, CaseIterable { case day, week, month, year; var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() } }
struct SegmentedCapsule<Item: SegmentItem>: View {
    let items: [Item]
    @Binding var selection: Item
    @Namespace private var namespace
    init(_ items: [Item] = [], selection: Binding<Item>) where Item: CaseIterable { self.items = items.isEmpty ? Array(Item.allCases) : items; _selection = selection }
    var body: some View {
        HStack(spacing: 0) {
            ForEach(items) { item in
                Text(item.description)
                    .font(.footnote.weight(selection == item ? .semibold : .regular))
                    .padding(.vertical, 8)
                    .frame(maxWidth: .infinity)
                    .background {
                        if selection == item {
                            Capsule().fill(.white).shadow(color: .black.opacity(0.12), radius: 3, x: 0, y: 3).matchedGeometryEffect(id: "selection", in: namespace)
                        }
                    }
                    .contentShape(.capsule)
                    .onTapGesture { withAnimation(.snappy(duration: 0.25, extraBounce: 0)) { selection = item } }
                    .overlay(alignment: .trailing) { if item != items.last, selection != item { Divider().padding(.vertical, 10) } }
            }
        }
        .padding(3)
        .background(Color(.tertiarySystemFill), in: .capsule)
    }
}
#Preview {
    @Previewable @State var period = Period.week
    VStack { SegmentedCapsule(selection: $period); Text("Selected: \(period)") }.padding()
}
