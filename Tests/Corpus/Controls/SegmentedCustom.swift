import SwiftUI

struct SegmentedCustom<Option: Hashable & CustomStringConvertible>: View {
    let options: [Option]
    @Binding var selection: Option
    @Namespace private var namespace
    var body: some View {
        HStack(spacing: 0) {
            ForEach(options, id: \.self) { option in
                ZStack {
                    if selection == option {
                        RoundedRectangle(cornerRadius: 8, style: .continuous)
                            .fill(Color(uiColor: .systemBackground))
                            .matchedGeometryEffect(id: "selection", in: namespace)
                            .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
                    }
                    Text(option.description)
                        .font(.subheadline.weight(selection == option ? .semibold : .regular))
                        .padding(.vertical, 6)
                        .frame(maxWidth: .infinity)
                }
                .contentShape(.rect)
                .onTapGesture { withAnimation(.snappy(duration: 0.25)) { selection = option } }
            }
        }
        .padding(2)
        .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10, style: .continuous))
        .fixedSize(horizontal: false, vertical: true)
    }
}
enum Range3: Int, CustomStringConvertible, CaseIterable { case day = 1, week = 7, month = 30; var description: String { switch self { case .day: return "Day"; case .week: return "Week"; case .month: return "Month" } } }
struct SegmentedDemo: View {
    @State private var range = Range3.week
    var body: some View {
        VStack { SegmentedCustom(options: Range3.allCases, selection: $range); Text("\(range.rawValue) days") }.padding()
    }
}
