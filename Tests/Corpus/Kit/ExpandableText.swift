import SwiftUI

struct ExpandableText: View {
    @State private var expanded = false
    @State private var truncated = false
    @State private var shrinkText: String
    private let text: String
    let font: UIFont
    let lineLimit: Int

    init(_ text: String, lineLimit: Int, font: UIFont = UIFont.preferredFont(forTextStyle: UIFont.TextStyle.body)) {
        self.text = text
        _shrinkText = State(wrappedValue: text)
        self.lineLimit = lineLimit
        self.font = font
    }

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            Group {
                Text(self.expanded ? text : shrinkText) + Text(moreLessText).bold().foregroundColor(.black)
            }
            .animation(.easeInOut(duration: 1.0), value: false)
            .lineLimit(expanded ? nil : lineLimit)
            .background(
                Text(text).lineLimit(lineLimit)
                    .background(GeometryReader { visibleTextGeometry in
                        Color.clear.onAppear {
                            let size = CGSize(width: visibleTextGeometry.size.width, height: .greatestFiniteMagnitude)
                            let attributes: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: font]
                            var low = 0
                            var heigh = shrinkText.count
                            var mid = heigh
                            while (heigh - low) > 1 {
                                let attributedText = NSAttributedString(string: shrinkText + moreLessText, attributes: attributes)
                                let boundingRect = attributedText.boundingRect(with: size, options: NSStringDrawingOptions.usesLineFragmentOrigin, context: nil)
                                if boundingRect.size.height > visibleTextGeometry.size.height {
                                    truncated = true
                                    heigh = mid
                                    mid = (heigh + low) / 2
                                } else {
                                    if mid == text.count { break } else {
                                        low = mid
                                        mid = (low + heigh) / 2
                                    }
                                }
                                shrinkText = String(text.prefix(mid))
                            }
                            if truncated { shrinkText = String(shrinkText.prefix(shrinkText.count - 2)) }
                        }
                    })
                    .hidden()
            )
            .font(Font(font))
            if truncated {
                Button(action: { expanded.toggle() }, label: {
                    HStack { Spacer(); Text("") }.opacity(0)
                })
            }
        }
    }

    private var moreLessText: String {
        if !truncated { return "" } else { return self.expanded ? " read less" : " ... read more" }
    }
}

struct ExpandableText_Previews: PreviewProvider {
    static var previews: some View {
        VStack { ExpandableText("Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.", lineLimit: 2) }.padding()
    }
}
