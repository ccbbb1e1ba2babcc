import SwiftUI

struct ChipsInput: View {
    @State private var chips: [String] = ["apple", "banana", "cherry pie"]
    @State private var draft = ""
    var body: some View {
        var width = CGFloat.zero
        var height = CGFloat.zero
        return GeometryReader { g in
            ZStack(alignment: .topLeading) {
                ForEach(self.chips, id: \.self) { chip in
                    HStack(spacing: 4) { Text(chip).lineLimit(1); Image(systemName: "xmark.circle.fill").foregroundColor(.secondary) }
                        .padding(.vertical, 5).padding(.horizontal, 10)
                        .background(Capsule().stroke(Color.blue))
                        .padding(4)
                        .alignmentGuide(.leading, computeValue: { d in
                            if abs(width - d.width) > g.size.width {
                                width = 0
                                height -= d.height
                            }
                            let result = width
                            if chip == self.chips.last! { width = 0 } else { width -= d.width }
                            return result
                        })
                        .alignmentGuide(.top, computeValue: { _ in
                            let result = height
                            if chip == self.chips.last! { height = 0 }
                            return result
                        })
                        .onTapGesture { self.chips.removeAll(where: { $0 == chip }) }
                }
            }
        }
        .frame(width: 200, height: 120)
        .border(Color.gray)
    }
}
