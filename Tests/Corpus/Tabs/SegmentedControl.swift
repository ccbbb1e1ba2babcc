import SwiftUI

struct SegmentedControl<Value: Hashable, Label: View>: View {
    let values: [Value]
    @Binding var selection: Value
    let label: (Value) -> Label
    @Namespace private var thumb

    init(_ values: [Value], selection: Binding<Value>, @ViewBuilder label: @escaping (Value) -> Label) {
        self.values = values
        self._selection = selection
        self.label = label
    }

    var body: some View {
        HStack(spacing: 0) {
            ForEach(values, id: \.self) { value in
                label(value)
                    .padding(.vertical, 6)
                    .frame(maxWidth: .infinity)
                    .background {
                        if value == selection {
                            RoundedRectangle(cornerRadius: 7)
                                .fill(.background)
                                .shadow(radius: 1)
                                .matchedGeometryEffect(id: "thumb", in: thumb)
                        }
                    }
                    .contentShape(Rectangle())
                    .onTapGesture {
                        withAnimation(.spring(response: 0.3)) { selection = value }
                    }
            }
        }
        .padding(2)
        .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 9))
    }
}

struct RangePicker: View {
    @State private var days = 7

    var body: some View {
        VStack(alignment: .leading) {
            SegmentedControl([1, 7, 30, 365], selection: $days) { days in
                switch days {
                case 1: Text("Day")
                case 7: Text("Week")
                case 28...31: Text("Month")
                default: Text("Year").italic()
                }
            }
            Text("Showing \(days) day\(days == 1 ? "" : "s")")
                .font(.footnote)
                .padding(.leading, 4)
        }
        .padding()
    }
}

#Preview {
    RangePicker()
}
