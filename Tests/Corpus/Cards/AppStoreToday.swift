import SwiftUI

struct TodayItem: Identifiable {
    var id = UUID().uuidString
    var title: String
    var category: String
    var overlay: String
    var contentImage: String
    var logo: String
}

var items = [
    TodayItem(title: "Forza Street", category: "Ultimate Street Racing Game", overlay: "GAME OF THE DAY", contentImage: "b1", logo: "l1"),
    TodayItem(title: "Roblox", category: "Adventure", overlay: "Li Nas X Performs In Roblox", contentImage: "b2", logo: "l2"),
]

class TodayViewModel: ObservableObject {
    @Published var show = false
    @Published var selectedItem = TodayItem(title: "", category: "", overlay: "", contentImage: "", logo: "")
}

struct TodayScreen: View {
    var animation: Namespace.ID
    @EnvironmentObject var detail: TodayViewModel
    @Environment(\.colorScheme) var color

    var body: some View {
        ScrollView {
            VStack {
                HStack(alignment: .bottom) {
                    VStack(alignment: .leading, spacing: 5) {
                        Text("SATURDAY 12 DECEMBER").foregroundColor(.gray)
                        Text("Today").font(.largeTitle).fontWeight(.bold)
                    }
                    Spacer()
                    Button(action: {}) { Image(systemName: "person.circle").font(.largeTitle) }
                }
                .padding()
                ForEach(items) { item in
                    TodayCardView(item: item, color: color, animation: animation)
                        .onTapGesture {
                            withAnimation(.interactiveSpring(response: 0.5, dampingFraction: 0.8, blendDuration: 0)) {
                                detail.selectedItem = item
                                detail.show.toggle()
                            }
                        }
                }
            }
            .padding(.bottom)
        }
        .background(Color.primary.opacity(0.06).ignoresSafeArea())
    }
}

struct TodayCardView: View {
    var item: TodayItem
    var color: ColorScheme
    var animation: Namespace.ID

    var body: some View {
        VStack {
            Rectangle()
                .fill(Color.blue)
                .matchedGeometryEffect(id: item.contentImage, in: animation)
                .frame(width: UIScreen.main.bounds.width - 30, height: 250)
            HStack {
                RoundedRectangle(cornerRadius: 15).frame(width: 65, height: 65)
                VStack(alignment: .leading, spacing: 6) {
                    Text(item.title).fontWeight(.bold)
                    Text(item.category).font(.caption).foregroundColor(.gray)
                }
                Spacer(minLength: 0)
                VStack {
                    Button(action: {}) {
                        Text("GET").fontWeight(.bold).padding(.vertical, 10).padding(.horizontal, 25).background(Color.primary.opacity(0.1)).clipShape(Capsule())
                    }
                    Text("In App Purchases").font(.caption).foregroundColor(.gray)
                }
            }
            .matchedGeometryEffect(id: item.id, in: animation)
            .padding()
        }
        .background(color == .dark ? Color.black : Color.white)
        .cornerRadius(15)
        .padding(.horizontal)
        .padding(.top)
    }
}

struct TodayHome: View {
    @Namespace var animation
    @StateObject var detailObject = TodayViewModel()

    var body: some View {
        ZStack {
            TabView {
                TodayScreen(animation: animation)
                    .environmentObject(detailObject)
                    .tabItem {
                        Image(systemName: "doc.text.image")
                        Text("Today")
                    }
                Text("Games").tabItem { Image(systemName: "rocket"); Text("Games") }
            }
            .opacity(detailObject.show ? 0 : 1)
            if detailObject.show {
                ScrollView { Text(detailObject.selectedItem.title) }
                    .ignoresSafeArea(.all, edges: .top)
                    .transition(.identity)
            }
        }
    }
}

struct TodayHome_Previews: PreviewProvider { static var previews: some View { TodayHome() } }
