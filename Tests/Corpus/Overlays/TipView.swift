import SwiftUI

struct Bubble: Shape {
    var tip = CGSize(width: 20, height: 12)
    var radius: CGFloat = 12
    func path(in rect: CGRect) -> Path {
        Path { p in
            let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - tip.height)
            p.addRoundedRect(in: body, cornerSize: CGSize(width: radius, height: radius), style: .continuous)
            p.move(to: CGPoint(x: rect.midX - tip.width / 2, y: body.maxY))
            p.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.midX - 4, y: body.maxY))
            p.addQuadCurve(to: CGPoint(x: rect.midX + tip.width / 2, y: body.maxY), control: CGPoint(x: rect.midX + 4, y: body.maxY))
        }
    }
}
struct TipView: View {
    var text: LocalizedStringKey = "Drag to **reorder** your list"
    var body: some View {
        Text(text)
            .font(.callout)
            .padding(.horizontal, 16)
            .padding(.top, 10)
            .padding(.bottom, 22)
            .background(Bubble().fill(Color(.systemIndigo)))
            .foregroundStyle(.white)
            .compositingGroup()
            .shadow(color: .black.opacity(0.25), radius: 6, y: 3)
            .transition(.scale(scale: 0, anchor: .bottom).combined(with: .opacity))
    }
}
