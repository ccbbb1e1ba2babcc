import SwiftUI

struct Plant: Identifiable {
    var id: Int
    var name: String
    var needsWater: Bool
}

final class Greenhouse: ObservableObject {
    @Published var onlyThirsty = false
    @Published var plants = [
        Plant(id: 1, name: "Maidenhair fern", needsWater: true),
        Plant(id: 2, name: "Jade", needsWater: false),
        Plant(id: 3, name: "Calathea", needsWater: true)
    ]
}

struct PlantDetail: View {
    @EnvironmentObject var greenhouse: Greenhouse
    var plant: Plant

    private var index: Int {
        greenhouse.plants.firstIndex(where: { $0.id == plant.id })!
    }

    var body: some View {
        VStack {
            Toggle(isOn: $greenhouse.plants[index].needsWater) {
                Text("Needs water")
            }
            Spacer()
        }
        .padding()
        .navigationBarTitle(Text(plant.name), displayMode: .inline)
    }
}

struct ClassicPlants: View {
    @EnvironmentObject private var greenhouse: Greenhouse

    var body: some View {
        NavigationView {
            List {
                Toggle(isOn: $greenhouse.onlyThirsty) { Text("Thirsty only") }
                ForEach(greenhouse.plants) { plant in
                    if !self.greenhouse.onlyThirsty || plant.needsWater {
                        NavigationLink(destination: PlantDetail(plant: plant).environmentObject(self.greenhouse)) {
                            HStack {
                                Text(plant.name)
                                Spacer()
                                if plant.needsWater {
                                    Image(systemName: "drop.fill").imageScale(.medium).foregroundColor(.blue)
                                }
                            }
                        }
                    }
                }
            }
            .navigationBarTitle(Text("Greenhouse"), displayMode: .large)
        }
    }
}

struct ClassicPlants_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["iPhone SE (3rd generation)", "iPhone 15 Pro Max"], id: \.self) { device in
            ClassicPlants()
                .previewDevice(PreviewDevice(rawValue: device))
                .previewDisplayName(device)
        }
        .environmentObject(Greenhouse())
    }
}
