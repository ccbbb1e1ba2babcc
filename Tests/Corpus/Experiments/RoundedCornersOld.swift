import SwiftUI

struct RoundedCorners: Shape {
    var tl: CGFloat = 0.0, tr: CGFloat = 0.0, bl: CGFloat = 0.0, br: CGFloat = 0.0
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let w = rect.size.width, h = rect.size.height
        let tr = min(min(self.tr, h / 2), w / 2), tl = min(min(self.tl, h / 2), w / 2)
        let bl = min(min(self.bl, h / 2), w / 2), br = min(min(self.br, h / 2), w / 2)
        path.move(to: CGPoint(x: w / 2.0, y: 0))
        path.addLine(to: CGPoint(x: w - tr, y: 0))
        path.addArc(center: CGPoint(x: w - tr, y: tr), radius: tr, startAngle: Angle(degrees: -90), endAngle: Angle(degrees: 0), clockwise: false)
        path.addLine(to: CGPoint(x: w, y: h - br))
        path.addArc(center: CGPoint(x: w - br, y: h - br), radius: br, startAngle: Angle(degrees: 0), endAngle: Angle(degrees: 90), clockwise: false)
        path.addLine(to: CGPoint(x: bl, y: h))
        path.addArc(center: CGPoint(x: bl, y: h - bl), radius: bl, startAngle: Angle(degrees: 90), endAngle: Angle(degrees: 180), clockwise: false)
        path.addLine(to: CGPoint(x: 0, y: tl))
        path.addArc(tangent1End: CGPoint(x: 0, y: 0), tangent2End: CGPoint(x: tl, y: 0), radius: tl)
        return path
    }
}
struct BubbleTail: View {
    struct Message { let text: String, mine: Bool, time: String }
    let messages = [Message(text: "Hey, are you coming tonight?", mine: false, time: "18:02"), Message(text: "Yes! Bringing a cake 🎂 and something to drink for everyone", mine: true, time: "18:05")]
    var body: some View {
        ScrollViewReader { value in
            ScrollView {
                ForEach(messages, id: \.text) { m in
                    HStack(alignment: .bottom, spacing: 6) {
                        if m.mine { Spacer(minLength: 60) }
                        VStack(alignment: m.mine ? .trailing : .leading, spacing: 2) {
                            Text(m.text).padding(10).foregroundColor(m.mine ? Color.white : Color.black)
                                .background(RoundedCorners(tl: 16, tr: 16, bl: m.mine ? 16 : 0, br: m.mine ? 0 : 16).fill(m.mine ? Color.blue : Color(white: 0.9)))
                            Text(m.time).font(.system(size: 10)).foregroundColor(.gray)
                        }
                        if !m.mine { Spacer(minLength: 60) }
                    }
                    .id(m.text)
                }
                .onAppear { value.scrollTo(messages.last!.text, anchor: .bottom) }
            }
            .padding(.horizontal, 10)
        }
        .overlay(HStack { TextField("Message...", text: .constant("")).frame(minHeight: CGFloat(30)); Button(action: {}) { Text("Send") } }.frame(minHeight: CGFloat(50)).padding().background(Color.white), alignment: .bottom)
    }
}
