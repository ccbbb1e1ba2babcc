import SwiftUI

struct SideMenuShell: View {
    @State private var showMenu = true
    @State private var selection: MenuItem? = .home
    enum MenuItem: String, CaseIterable, Identifiable { case home = "Home", profile = "Profile", logout = "Log out"; var id: String { self.rawValue }
        var image: String { switch self { case .home: return "house"; case .profile: return "person"; case .logout: return "arrow.left.square" } } }
    var body: some View {
        let drag = DragGesture().onEnded { if $0.translation.width < -100 { withAnimation { self.showMenu = false } } }
        return NavigationView {
            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    main.frame(width: geometry.size.width, height: geometry.size.height)
                        .offset(x: self.showMenu ? geometry.size.width / 2 : 0)
                        .disabled(self.showMenu ? true : false)
                    if self.showMenu {
                        menu.frame(width: geometry.size.width / 2).transition(.move(edge: .leading))
                    }
                }
                .gesture(drag)
            }
            .navigationBarTitle("Side Menu", displayMode: .inline)
            .navigationBarItems(leading: (
                Button(action: { withAnimation { self.showMenu.toggle() } }) { Image(systemName: "line.horizontal.3").imageScale(.large) }
            ))
        }
    }
    var main: some View { VStack { Spacer(); Text(selection?.rawValue ?? "None").font(.largeTitle); Spacer() } }
    var menu: some View {
        VStack(alignment: .leading) {
            ForEach(MenuItem.allCases) { item in
                HStack { Image(systemName: item.image).foregroundColor(.gray).imageScale(.large).frame(width: 30); Text(item.rawValue).foregroundColor(selection == item ? .white : .gray).font(.headline) }
                    .padding(.top, item == .home ? 100 : 30)
                    .onTapGesture { self.selection = item }
            }
            Spacer()
        }
        .padding().frame(maxWidth: .infinity, alignment: .leading).background(Color(red: 32/255, green: 32/255, blue: 32/255)).edgesIgnoringSafeArea(.all)
    }
}
