import SwiftUI

struct ReadMore: View {
    let text: String
    var limit = 3

    @State private var isExpanded = false
    @State private var fullHeight: CGFloat = 0
    @State private var truncatedHeight: CGFloat = 0

    private var isTruncated: Bool { fullHeight > truncatedHeight + 0.5 }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(text)
                .lineLimit(isExpanded ? nil : limit)
                .background(
                    Text(text)
                        .lineLimit(limit)
                        .hidden()
                        .background(GeometryReader { proxy in
                            Color.clear.onAppear { truncatedHeight = proxy.size.height }
                        })
                )
                .background(
                    Text(text)
                        .fixedSize(horizontal: false, vertical: true)
                        .hidden()
                        .background(GeometryReader { proxy in
                            Color.clear.onAppear { fullHeight = proxy.size.height }
                        })
                )
            if isTruncated {
                Button(isExpanded ? "Show less" : "Read more") {
                    withAnimation { isExpanded.toggle() }
                }
                .font(.footnote.bold())
            }
        }
    }
}

struct ReadMoreScreen: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            ReadMore(text: "Short text.")
            ReadMore(text: Array(repeating: "The ferry leaves at dawn and returns at dusk.", count: 8).joined(separator: " "))
        }
        .padding()
    }
}

struct ReadMoreScreen_Previews: PreviewProvider {
    static var previews: some View {
        ReadMoreScreen()
    }
}
