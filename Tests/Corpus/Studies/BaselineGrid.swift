import SwiftUI

struct BaselineGrid: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            HStack(alignment: .firstTextBaseline, spacing: 12) {
                Image(systemName: "quote.opening").font(.largeTitle).alignmentGuide(.firstTextBaseline) { $0[.bottom] * 0.8 }
                Text("Form follows\nfunction").font(.title)
                Text("1896").font(.caption).baselineOffset(6)
            }
            HStack(alignment: .custom) {
                VStack(alignment: .trailing) { Text("Name"); Text("Occupation").alignmentGuide(.custom) { d in d[VerticalAlignment.center] } }
                VStack(alignment: .leading) { Text("Louis").alignmentGuide(.custom) { d in d[VerticalAlignment.center] }; Text("Architect") }
            }
            Text("Overlaid").padding().overlay(alignment: Alignment(horizontal: .trailing, vertical: .custom)) { Circle().frame(width: 10, height: 10) }
        }
    }
}
extension VerticalAlignment {
    private enum Custom: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] } }
    static let custom = VerticalAlignment(Custom.self)
}
