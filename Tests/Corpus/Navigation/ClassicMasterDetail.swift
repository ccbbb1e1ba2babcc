import SwiftUI

struct Landmark: Identifiable {
    var id: Int
    var name: String
    var isFavorite: Bool
}

final class LandmarkData: ObservableObject {
    @Published var showFavoritesOnly = false
    @Published var landmarks = [
        Landmark(id: 1, name: "Old lighthouse", isFavorite: true),
        Landmark(id: 2, name: "Salt caves", isFavorite: false),
        Landmark(id: 3, name: "Ferry pier", isFavorite: true)
    ]
}

struct LandmarkDetailView: View {
    @EnvironmentObject var data: LandmarkData
    var landmark: Landmark

    private var index: Int {
        data.landmarks.firstIndex(where: { $0.id == landmark.id })!
    }

    var body: some View {
        VStack {
            Toggle(isOn: $data.landmarks[index].isFavorite) {
                Text("Favorite")
            }
            Spacer()
        }
        .padding()
        .navigationBarTitle(Text(landmark.name), displayMode: .inline)
    }
}

struct ClassicMasterDetail: View {
    @EnvironmentObject private var data: LandmarkData

    var body: some View {
        NavigationView {
            List {
                Toggle(isOn: $data.showFavoritesOnly) { Text("Favorites only") }
                ForEach(data.landmarks) { landmark in
                    if !self.data.showFavoritesOnly || landmark.isFavorite {
                        NavigationLink(destination: LandmarkDetailView(landmark: landmark).environmentObject(self.data)) {
                            HStack {
                                Text(landmark.name)
                                Spacer()
                                if landmark.isFavorite {
                                    Image(systemName: "star.fill").imageScale(.medium).foregroundColor(.yellow)
                                }
                            }
                        }
                    }
                }
            }
            .navigationBarTitle(Text("Landmarks"), displayMode: .large)
        }
    }
}

struct ClassicMasterDetail_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["iPhone SE", "iPhone XS Max"], id: \.self) { deviceName in
            ClassicMasterDetail()
                .previewDevice(PreviewDevice(rawValue: deviceName))
                .previewDisplayName(deviceName)
        }
        .environmentObject(LandmarkData())
    }
}
