import SwiftUI

struct AttributedLine: View {
    private func highlight(_ text: String, _ term: String) -> AttributedString {
        var result = AttributedString(text)
        var searchRange = result.startIndex..<result.endIndex
        while let range = result[searchRange].range(of: term, options: .caseInsensitive) {
            result[range].backgroundColor = .yellow
            result[range].font = .body.bold()
            searchRange = range.upperBound..<result.endIndex
        }
        return result
    }
    var body: some View {
        VStack(alignment: .leading) {
            Text(highlight("The cat sat with the other cat", "cat"))
            Text(AttributedString("link", attributes: AttributeContainer().link(URL(string: "https://a.b")!)))
        }
        .padding()
    }
}
