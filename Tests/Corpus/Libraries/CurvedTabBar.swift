import SwiftUI

struct TabBarNotch: Shape {
    var center: CGFloat
    var animatableData: CGFloat {
        get { center }
        set { center = newValue }
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: .init(x: rect.minX, y: rect.minY))
        path.addLine(to: .init(x: center - 60, y: rect.minY))
        path.addCurve(to: CGPoint(x: center, y: rect.minY + 36),
                      control1: CGPoint(x: center - 30, y: rect.minY),
                      control2: CGPoint(x: center - 34, y: rect.minY + 36))
        path.addCurve(to: CGPoint(x: center + 60, y: rect.minY),
                      control1: CGPoint(x: center + 34, y: rect.minY + 36),
                      control2: CGPoint(x: center + 30, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

fileprivate enum Tab: Int, CaseIterable, Identifiable, CustomStringConvertible {
    case home = 0, search, liked, profile
    var id: Int { rawValue }
    var icon: String {
        ["house", "magnifyingglass", "heart", "person"][rawValue]
    }
    var description: String { String(describing: icon).capitalized }
}

struct CurvedTabBar: View {
    @State fileprivate var selected: Tab = .search
    @State private var centers: [Tab: CGFloat] = [:]
    @Namespace var bubble

    init() {
        UITabBar.appearance().isHidden = true
        UITabBar.appearance().backgroundColor = UIColor(named: "bar")
    }

    var body: some View {
        VStack(spacing: 0) {
            TabView(selection: $selected) {
                ForEach(Tab.allCases) { tab in
                    Text(tab.description)
                        .font(.system(.largeTitle, design: .serif))
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background(Color.yellow.opacity(0.1))
                        .tag(tab)
                }
            }
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
            HStack(spacing: 0) {
                ForEach(Tab.allCases) { tab in
                    GeometryReader { geo in
                        Button {
                            withAnimation(.interactiveSpring(response: 0.6, dampingFraction: 0.5, blendDuration: 0.5)) {
                                selected = tab
                            }
                        } label: {
                            Image(systemName: selected == tab ? "\(tab.icon).fill" : tab.icon)
                                .resizable()
                                .renderingMode(.template)
                                .aspectRatio(contentMode: .fit)
                                .frame(width: 24, height: 24)
                                .foregroundColor(selected == tab ? .accentColor : .gray)
                                .padding(selected == tab ? 14 : 0)
                                .background(
                                    Group {
                                        if selected == tab {
                                            Circle().fill(Color.white).matchedGeometryEffect(id: "bubble", in: bubble)
                                        }
                                    }
                                )
                                .offset(y: selected == tab ? -28 : 0)
                                .frame(maxWidth: .infinity)
                        }
                        .onAppear { centers[tab] = geo.frame(in: .global).midX }
                    }
                    .frame(height: 30)
                }
            }
            .padding(.horizontal, 20)
            .padding(.vertical, 16)
            .background(
                Color.white
                    .clipShape(TabBarNotch(center: centers[selected, default: 0]))
                    .shadow(radius: 4)
                    .edgesIgnoringSafeArea(.bottom)
            )
        }
    }
}

struct CurvedTabBar_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CurvedTabBar()
            CurvedTabBar().previewDevice(PreviewDevice(rawValue: "iPhone SE (3rd generation)")).previewDisplayName("Small")
        }
    }
}
