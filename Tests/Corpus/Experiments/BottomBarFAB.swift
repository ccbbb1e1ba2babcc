import SwiftUI

struct BottomBarFAB: View {
    @State private var index = 0
    @State private var expanded = true
    private let icons = ["house", "bell", "bookmark", "gear"]
    var body: some View {
        ZStack(alignment: Alignment(horizontal: .center, vertical: .bottom)) {
            Color(.systemGroupedBackground).ignoresSafeArea()
            HStack {
                ForEach(Array(icons.enumerated()), id: \.offset) { offset, icon in
                    Group {
                        if offset == 2 { Spacer().frame(width: 72) }
                        Button { index = offset } label: { Image(systemName: offset == index ? icon + ".fill" : icon).frame(maxWidth: .infinity, minHeight: 56) }
                    }
                }
            }
            .background(.white, in: BarCutout(radius: 40))
            ZStack {
                ForEach(0..<3) { i in
                    let angle = Angle.degrees(-150 + Double(i) * 60)
                    Circle().fill(.orange).frame(width: 44, height: 44).overlay(Text("\(i)"))
                        .offset(x: expanded ? CGFloat(cos(angle.radians)) * 90 : 0, y: expanded ? CGFloat(sin(angle.radians)) * 90 : 0)
                }
                Button { expanded.toggle() } label: { Image(systemName: "plus").rotationEffect(expanded ? .degrees(45) : .zero).padding(20).background(Circle().fill(.blue)).foregroundStyle(.white) }
            }
            .offset(y: -26)
        }
    }
}
struct BarCutout: Shape {
    let radius: CGFloat
    func path(in rect: CGRect) -> Path {
        Path { p in
            p.addRect(rect)
            p = p.subtracting(Path(ellipseIn: CGRect(x: rect.midX - radius, y: rect.minY - radius, width: radius * 2, height: radius * 2)))
        }
    }
}
