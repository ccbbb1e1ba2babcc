import SwiftUI

struct Landmark: Identifiable { var id: Int; var name: String; var state: String; var isFavorite: Bool }
final class LandmarkData: ObservableObject {
    @Published var landmarks = [Landmark(id: 1, name: "Turtle Rock", state: "California", isFavorite: true), Landmark(id: 2, name: "Silver Creek", state: "Oregon", isFavorite: false)]
    @Published var showFavoritesOnly = false
}
struct OldStyleList: View {
    @EnvironmentObject private var userData: LandmarkData
    var body: some View {
        NavigationView {
            List {
                Toggle(isOn: $userData.showFavoritesOnly) { Text("Show Favorites Only") }
                ForEach(userData.landmarks) { landmark in
                    if !self.userData.showFavoritesOnly || landmark.isFavorite {
                        NavigationLink(destination: Text(landmark.name)) {
                            HStack {
                                Image(systemName: "mountain.2").resizable().frame(width: 50, height: 50)
                                Text(verbatim: landmark.name)
                                Spacer()
                                if landmark.isFavorite { Image(systemName: "star.fill").imageScale(.medium).foregroundColor(.yellow) }
                            }
                        }
                    }
                }
            }
            .navigationBarTitle(Text("Landmarks"), displayMode: .large)
        }
    }
}
struct OldStyleList_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["iPhone SE", "iPhone 14"], id: \.self) { deviceName in
            OldStyleList()
                .previewDevice(PreviewDevice(rawValue: deviceName))
                .previewDisplayName(deviceName)
        }
        .environmentObject(LandmarkData())
    }
}
