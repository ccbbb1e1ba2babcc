import SwiftUI

struct PathSampler: View {
    var body: some View {
        VStack(spacing: 30) {
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 120, y: 30))
                path.addLine(to: CGPoint(x: 0, y: 60))
                path.closeSubpath()
            }
            .fill(Color.blue)
            .frame(width: 120, height: 60)

            Path(CGRect(x: 0, y: 0, width: 80, height: 40))
                .trimmedPath(from: 0, to: 0.5)
                .stroke(.red, lineWidth: 4)
                .frame(width: 80, height: 40)

            Path { p in
                p.addRoundedRect(in: CGRect(x: 10, y: 10, width: 100, height: 60), cornerSize: CGSize(width: 10, height: 10))
                p.addEllipse(in: CGRect(x: 40, y: 20, width: 40, height: 40))
                p.addRect(CGRect(origin: .zero, size: CGSize(width: 8, height: 8)))
                p.move(to: CGPoint(x: 110, y: 70))
                p.addArc(tangent1End: CGPoint(x: 150, y: 70), tangent2End: CGPoint(x: 150, y: 0), radius: 20)
            }
            .fill(.teal, style: FillStyle(eoFill: true, antialiased: true))
            .frame(width: 160, height: 90)
            .border(.gray)

            let box = Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 60)).boundingRect
            Text("\(Int(box.width)) × \(Int(box.height)), centre \(Int(box.midX))")
        }
    }
}

#Preview {
    PathSampler()
}
