import SwiftUI

enum TabbedItems: Int, CaseIterable {
    case home = 0, favorite, chat, profile

    var title: String {
        switch self {
        case .home: return "Home"
        case .favorite: return "Favorite"
        case .chat: return "Chat"
        case .profile: return "Profile"
        }
    }

    var iconName: String {
        switch self {
        case .home: return "house"
        case .favorite: return "heart"
        case .chat: return "message"
        case .profile: return "person"
        }
    }
}

struct TabBarShape: Shape {
    var midpoint: CGFloat
    var animatableData: CGFloat {
        get { midpoint }
        set { midpoint = newValue }
    }

    func path(in rect: CGRect) -> Path {
        return Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: rect.width, y: 0))
            path.addLine(to: CGPoint(x: rect.width, y: rect.height))
            path.addLine(to: CGPoint(x: 0, y: rect.height))
            let mid = midpoint
            path.move(to: CGPoint(x: mid - 60, y: 0))
            let to1 = CGPoint(x: mid, y: 35)
            let control1 = CGPoint(x: mid - 25, y: 0)
            let control2 = CGPoint(x: mid - 25, y: 35)
            path.addCurve(to: to1, control1: control1, control2: control2)
            path.addCurve(to: CGPoint(x: mid + 60, y: 0), control1: CGPoint(x: mid + 25, y: 35), control2: CGPoint(x: mid + 25, y: 0))
        }
    }
}

struct FloatingTabBar: View {
    @State var selectedTab = 0
    @State private var xAxis: CGFloat = 0
    @Namespace var animation

    init() { UITabBar.appearance().isHidden = true }

    var body: some View {
        ZStack(alignment: .bottom) {
            TabView(selection: $selectedTab) {
                Color.orange.ignoresSafeArea().tag(0)
                Text("Favourites").tag(1)
                Text("Chat").tag(2)
                Text("Profile").tag(3)
            }
            ZStack {
                HStack {
                    ForEach(TabbedItems.allCases, id: \.self) { item in
                        Button {
                            withAnimation(.spring()) { selectedTab = item.rawValue }
                        } label: {
                            CustomTabItem(imageName: item.iconName, title: item.title, isActive: selectedTab == item.rawValue)
                        }
                    }
                }
                .padding(6)
            }
            .frame(height: 70)
            .background(.purple.opacity(0.2))
            .cornerRadius(35)
            .padding(.horizontal, 26)
            HStack(spacing: 0) {
                ForEach(["house", "bolt", "bell"], id: \.self) { image in
                    GeometryReader { reader in
                        Button(action: { withAnimation { xAxis = reader.frame(in: .global).minX } }) {
                            Image(systemName: image).renderingMode(.template)
                                .resizable().aspectRatio(contentMode: .fit).frame(width: 22, height: 22)
                                .matchedGeometryEffect(id: image, in: animation)
                                .offset(x: reader.frame(in: .global).minX - reader.frame(in: .global).midX, y: -50)
                        }
                        .onAppear { if image == "house" { xAxis = reader.frame(in: .global).minX } }
                    }
                    .frame(width: 25, height: 30)
                    if image != "bell" { Spacer(minLength: 0) }
                }
            }
            .padding(.horizontal, 30)
            .background(Color.white.clipShape(TabBarShape(midpoint: xAxis)).cornerRadius(12))
            .padding(.bottom, UIApplication.shared.windows.first?.safeAreaInsets.bottom)
            .opacity(0.4)
        }
        .ignoresSafeArea(.keyboard, edges: .bottom)
    }
}

extension FloatingTabBar {
    func CustomTabItem(imageName: String, title: String, isActive: Bool) -> some View {
        HStack(spacing: 10) {
            Spacer()
            Image(systemName: imageName).resizable().renderingMode(.template).foregroundColor(isActive ? .black : .gray).frame(width: 20, height: 20)
            if isActive {
                Text(title).font(.system(size: 14)).foregroundColor(isActive ? .black : .gray)
            }
            Spacer()
        }
        .frame(width: isActive ? .infinity : 60, height: 60)
        .background(isActive ? .purple.opacity(0.4) : .clear)
        .cornerRadius(30)
    }
}

struct FloatingTabBar_Previews: PreviewProvider {
    static var previews: some View { FloatingTabBar() }
}
