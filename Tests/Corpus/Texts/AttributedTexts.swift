import SwiftUI

struct AttributedTexts: View {
    var message: AttributedString {
        var result = AttributedString("Warning: low battery")
        result.font = .body
        result.foregroundColor = .primary
        if let range = result.range(of: "Warning") {
            result[range].foregroundColor = .red
            result[range].font = .body.bold()
            result[range].underlineStyle = .single
        }
        return result
    }
    var rainbow: AttributedString {
        var whole = AttributedString()
        for (index, character) in "Colour".enumerated() {
            var piece = AttributedString(String(character))
            piece.backgroundColor = Color(hue: Double(index) / 6, saturation: 1, brightness: 1)
            piece.baselineOffset = CGFloat(index) * 2
            whole += piece
        }
        return whole
    }
    let markdown = try! AttributedString(markdown: "Some **markdown** with a [link](https://example.com)")
    var body: some View {
        VStack {
            Text(message)
            Text(rainbow).font(.largeTitle)
            Text(markdown)
        }
    }
}
