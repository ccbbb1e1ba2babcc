import SwiftUI

struct RTLSample: View {
    @Environment(\.layoutDirection) private var direction
    var body: some View {
        VStack(alignment: .leading) {
            HStack { Image(systemName: "arrow.forward"); Text("Leading"); Spacer(); Text("Trailing") }
            HStack { Rectangle().frame(width: 40, height: 20); Spacer() }.environment(\.layoutDirection, direction == .leftToRight ? .rightToLeft : .leftToRight)
            Image(systemName: "chevron.right").flipsForRightToLeftLayoutDirection(true)
            Text("offset").offset(x: 20)
            Text("pad").padding(.leading, 30).background(.yellow)
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
