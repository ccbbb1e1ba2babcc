import SwiftUI

extension VerticalAlignment {
    struct OptionCenter: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
    }
    static let optionCenter = VerticalAlignment(OptionCenter.self)
}

struct CrossStackAlignment: View {
    @State private var selectedIdx = 1
    let days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    var body: some View {
        HStack(alignment: .optionCenter) {
            Image(systemName: "arrow.right.circle.fill")
                .alignmentGuide(.optionCenter, computeValue: { d in d[VerticalAlignment.center] })
                .foregroundColor(.green)
            VStack(alignment: .leading) {
                ForEach(days.indices, id: \.self) { idx in
                    Group {
                        if idx == self.selectedIdx {
                            Text(self.days[idx])
                                .transition(AnyTransition.identity)
                                .alignmentGuide(.optionCenter, computeValue: { d in d[VerticalAlignment.center] })
                        } else {
                            Text(self.days[idx])
                                .transition(AnyTransition.identity)
                                .onTapGesture {
                                    withAnimation {
                                        self.selectedIdx = idx
                                    }
                                }
                        }
                    }
                }
            }
        }
        .padding(20)
        .font(.largeTitle)
    }
}

struct CrossStackAlignment_Previews: PreviewProvider {
    static var previews: some View {
        CrossStackAlignment()
    }
}
