import SwiftUI

struct CurvedBar: Shape {
    var midpoint: CGFloat
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: .init(x: rect.width, y: 0))
            path.addLine(to: .init(x: rect.width, y: rect.height))
            path.addLine(to: .init(x: 0, y: rect.height))
            path.move(to: .init(x: midpoint - 60, y: 0))
            let to = CGPoint(x: midpoint, y: 35)
            let control1 = CGPoint(x: midpoint - 25, y: 0)
            let control2 = CGPoint(x: midpoint - 25, y: 35)
            path.addCurve(to: to, control1: control1, control2: control2)
            let to1 = CGPoint(x: midpoint + 60, y: 0)
            path.addCurve(to: to1, control1: CGPoint(x: midpoint + 25, y: 35), control2: .init(x: midpoint + 25, y: 0))
        }
    }
}
struct TabBarCurve: View {
    enum Tab: String, CaseIterable { case home = "house", search = "magnifyingglass", likes = "suit.heart", profile = "person"; var title: String { "\(self)".capitalized } }
    @State private var active: Tab = .search
    @State private var points: [Tab: CGFloat] = [:]
    var body: some View {
        VStack(spacing: 0) {
            Spacer()
            HStack(spacing: 0) {
                ForEach(Tab.allCases, id: \.rawValue) { tab in
                    GeometryReader { reader in
                        let mid = reader.frame(in: .named("bar")).midX
                        Button {
                            withAnimation(.interactiveSpring(response: 0.6, dampingFraction: 0.5, blendDuration: 0.5)) { active = tab }
                        } label: {
                            VStack(spacing: 4) {
                                Image(systemName: active == tab ? tab.rawValue + (tab == .search ? "" : ".fill") : tab.rawValue)
                                    .font(.title3)
                                    .frame(width: 40, height: 40)
                                    .background { if active == tab { Circle().fill(.blue.gradient) } }
                                    .offset(y: active == tab ? -20 : 0)
                                Text(tab.title).font(.caption2)
                            }
                            .frame(maxWidth: .infinity)
                        }
                        .onAppear { points[tab] = mid }
                    }
                    .frame(height: 60)
                }
            }
            .coordinateSpace(name: "bar")
            .background(CurvedBar(midpoint: points[active] ?? 0).fill(.background).shadow(radius: 3).ignoresSafeArea())
        }
    }
}
