import SwiftUI

struct RuledPaper: View {
    var lineHeight: CGFloat = 28
    @State private var text = "Dear diary,"
    var body: some View {
        ZStack(alignment: .topLeading) {
            GeometryReader { proxy in
                Path { path in
                    for y in stride(from: lineHeight, through: proxy.size.height, by: lineHeight) {
                        path.move(to: .init(x: 0, y: y))
                        path.addLine(to: .init(x: proxy.size.width, y: y))
                    }
                }
                .stroke(Color.blue.opacity(0.25), lineWidth: 0.5)
                Rectangle().fill(.red.opacity(0.4)).frame(width: 1).offset(x: 40)
            }
            TextEditor(text: $text).scrollContentBackground(.hidden).lineSpacing(8).padding(.leading, 48)
        }
        .frame(height: lineHeight * 10)
        .background(Color(red: 1, green: 0.99, blue: 0.93))
        .clipShape(RoundedRectangle(cornerRadius: 6))
        .padding()
    }
}
