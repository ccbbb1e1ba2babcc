/// A source of many alike views of which two are shown, to see how reading grows with length.
enum LongSource {
    /// The view that is laid out.
    static let entry = "All()"

    /// About as many lines as asked for; at least the two views and the one that shows them.
    static func text(lines: Int) -> String {
        let count = max(2, (lines - 10) / 13)
        var text = "import SwiftUI\n\n"
        for number in 0..<count { text += part(number) }
        return text + """
            struct All: View {
                var body: some View {
                    VStack {
                        Part0(title: "first")
                        Part\(count - 1)(title: "last")
                    }
                }
            }

            """
    }

    private static func part(_ number: Int) -> String {
        """
        struct Part\(number): View {
            let title: String
            var body: some View {
                VStack(alignment: .leading, spacing: \(number % 7)) {
                    HStack {
                        Image(systemName: "star").frame(width: 20)
                        Text(title).font(.headline)
                        Spacer()
                    }
                    .padding(.horizontal, 8)
                    Text("row \(number)").lineLimit(2)
                }
            }
        }

        """
    }
}
