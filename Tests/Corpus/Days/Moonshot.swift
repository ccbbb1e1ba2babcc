import SwiftUI

extension Bundle {
    func decode<T: Codable>(_ file: String) -> T? {
        guard let url = self.url(forResource: file, withExtension: nil) else { return nil }
        guard let data = try? Data(contentsOf: url) else { return nil }
        let decoder = JSONDecoder()
        let formatter = DateFormatter()
        formatter.dateFormat = "y-MM-dd"
        decoder.dateDecodingStrategy = .formatted(formatter)
        do {
            return try decoder.decode(T.self, from: data)
        } catch DecodingError.keyNotFound(let key, let context) {
            fatalError("Failed to decode \(file) from bundle due to missing key '\(key.stringValue)' – \(context.debugDescription)")
        } catch DecodingError.typeMismatch(_, let context) {
            fatalError("Failed to decode \(file) from bundle due to type mismatch – \(context.debugDescription)")
        } catch {
            fatalError("Failed: \(error.localizedDescription)")
        }
    }
}

extension ShapeStyle where Self == Color {
    static var darkBackground: Color { Color(red: 0.1, green: 0.1, blue: 0.2) }
    static var lightBackground: Color { Color(red: 0.2, green: 0.2, blue: 0.3) }
}

struct Mission: Codable, Identifiable, Hashable {
    struct CrewRole: Codable, Hashable {
        let name: String
        let role: String
    }

    let id: Int
    let launchDate: Date?
    let crew: [CrewRole]
    let description: String
    var displayName: String { "Apollo \(id)" }
    var image: String { "apollo\(id)" }
    var formattedLaunchDate: String { launchDate?.formatted(date: .abbreviated, time: .omitted) ?? "N/A" }
}

struct Moonshot: View {
    let missions: [Mission] = Bundle.main.decode("missions.json") ?? [
        Mission(id: 1, launchDate: nil, crew: [.init(name: "grissom", role: "Commander")], description: "A cabin fire."),
        Mission(id: 7, launchDate: Date(timeIntervalSince1970: -38_000_000), crew: [], description: "First crewed flight."),
        Mission(id: 8, launchDate: Date(timeIntervalSince1970: -32_000_000), crew: [], description: "Around the Moon."),
    ]
    @State private var showingGrid = true
    let columns = [GridItem(.adaptive(minimum: 150))]

    var body: some View {
        NavigationStack {
            Group {
                if showingGrid { grid } else { list }
            }
            .navigationTitle("Moonshot")
            .background(.darkBackground)
            .preferredColorScheme(.dark)
            .toolbar { Button(showingGrid ? "List" : "Grid") { showingGrid.toggle() } }
            .navigationDestination(for: Mission.self) { mission in Text(mission.displayName) }
        }
    }

    private var grid: some View {
        ScrollView {
            LazyVGrid(columns: columns) {
                ForEach(missions) { mission in
                    NavigationLink(value: mission) {
                        VStack {
                            Image(mission.image).resizable().scaledToFit().frame(width: 100, height: 100).padding()
                            VStack {
                                Text(mission.displayName).font(.headline).foregroundStyle(.white)
                                Text(mission.formattedLaunchDate).font(.caption).foregroundStyle(.white.opacity(0.5))
                            }
                            .padding(.vertical)
                            .frame(maxWidth: .infinity)
                            .background(.lightBackground)
                        }
                        .clipShape(.rect(cornerRadius: 10))
                        .overlay(RoundedRectangle(cornerRadius: 10).stroke(.lightBackground))
                    }
                }
            }
            .padding([.horizontal, .bottom])
        }
    }

    private var list: some View {
        List(missions) { mission in
            Text(mission.displayName).listRowBackground(Color.darkBackground)
        }
        .listStyle(.plain)
    }
}

#Preview { Moonshot() }
