import SwiftUI
import MapKit
import CoreLocation

final class LocationService: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var authorization: CLAuthorizationStatus = .notDetermined
    @Published var location: CLLocation?
    @Published var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 47.3769, longitude: 8.5417),
        span: MKCoordinateSpan(latitudeDelta: 0.08, longitudeDelta: 0.08)
    )
    private let manager = CLLocationManager()

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        manager.distanceFilter = 50
        manager.requestWhenInUseAuthorization()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        authorization = manager.authorizationStatus
        switch manager.authorizationStatus {
        case .authorizedWhenInUse, .authorizedAlways: manager.startUpdatingLocation()
        case .denied, .restricted: manager.stopUpdatingLocation()
        case .notDetermined: break
        @unknown default: break
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let newest = locations.last else { return }
        location = newest
        region.center = newest.coordinate
    }
}

struct Place: Identifiable, Hashable {
    let id: String
    let name: String
    let latitude, longitude: Double
    let rating: Double
    let kind: Kind

    enum Kind: String, CaseIterable { case museum, cafe, park, view }

    var coordinate: CLLocationCoordinate2D { .init(latitude: latitude, longitude: longitude) }

    func distance(from location: CLLocation?) -> Measurement<UnitLength>? {
        guard let location else { return nil }
        let meters = location.distance(from: CLLocation(latitude: latitude, longitude: longitude))
        return Measurement(value: meters, unit: .meters)
    }
}

extension Place.Kind {
    var icon: Image {
        switch self {
        case .museum: Image(systemName: "building.columns")
        case .cafe: Image(systemName: "cup.and.saucer")
        case .park: Image(systemName: "leaf")
        case .view: Image(systemName: "binoculars")
        }
    }
}

struct TripMapScreen: View {
    @StateObject private var service = LocationService()
    @State private var camera: MapCameraPosition = .automatic
    @State private var selection: Place.ID?
    @State private var kinds: Set<Place.Kind> = Set(Place.Kind.allCases)
    @State private var detent: PresentationDetent = .fraction(0.3)
    @State private var style: MapStyleChoice = .standard

    enum MapStyleChoice: Int, CaseIterable { case standard, hybrid, imagery }

    let places: [Place] = [
        Place(id: "a", name: "Old Observatory", latitude: 47.38, longitude: 8.55, rating: 4.6, kind: .view),
        Place(id: "b", name: "Kontor Café", latitude: 47.37, longitude: 8.53, rating: 4.2, kind: .cafe),
        Place(id: "c", name: "Museum of Paper", latitude: 47.375, longitude: 8.545, rating: 3.9, kind: .museum),
        Place(id: "d", name: "Lindenhof Garden", latitude: 47.373, longitude: 8.541, rating: 4.8, kind: .park)
    ]

    private var filtered: [Place] { places.filter { kinds.contains($0.kind) } }

    var body: some View {
        ZStack(alignment: .topTrailing) {
            Map(position: $camera, selection: $selection) {
                ForEach(filtered) { place in
                    Annotation(place.name, coordinate: place.coordinate, anchor: .bottom) {
                        PinView(kind: place.kind, isSelected: selection == place.id)
                    }
                    .tag(place.id)
                }
                UserAnnotation()
                MapCircle(center: service.region.center, radius: 500)
                    .foregroundStyle(.blue.opacity(0.1))
                    .stroke(.blue, lineWidth: 1)
            }
            .mapStyle(style == .standard ? .standard(elevation: .realistic) : style == .hybrid ? .hybrid : .imagery)
            .mapControls {
                MapCompass()
                MapScaleView()
                MapUserLocationButton()
            }
            .ignoresSafeArea(edges: .top)

            controls.padding()
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { drawer }
        .onChange(of: selection) { _, id in
            guard let place = places.first(where: { $0.id == id }) else { return }
            withAnimation(.easeInOut) {
                camera = .region(MKCoordinateRegion(center: place.coordinate, latitudinalMeters: 600, longitudinalMeters: 600))
            }
        }
    }

    private var controls: some View {
        VStack(spacing: 0) {
            ForEach(MapStyleChoice.allCases, id: \.rawValue) { choice in
                Button {
                    style = choice
                } label: {
                    Image(systemName: ["map", "globe.europe.africa", "photo"][choice.rawValue])
                        .frame(width: 44, height: 44)
                        .background(style == choice ? Color.accentColor.opacity(0.2) : .clear)
                }
                if choice != MapStyleChoice.allCases.last { Divider().frame(width: 44) }
            }
        }
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 10))
        .fixedSize()
    }

    private var drawer: some View {
        VStack(alignment: .leading, spacing: 12) {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                    ForEach(Place.Kind.allCases, id: \.self) { kind in
                        Toggle(isOn: binding(for: kind)) {
                            Label { Text(kind.rawValue.capitalized) } icon: { kind.icon }
                        }
                        .toggleStyle(.button)
                        .buttonBorderShape(.capsule)
                        .controlSize(.small)
                    }
                }
                .padding(.horizontal)
            }
            if filtered.isEmpty {
                Text("Nothing matches your filters").font(.callout).foregroundStyle(.secondary).frame(maxWidth: .infinity).padding()
            } else {
                ForEach(filtered.sorted { $0.rating > $1.rating }.prefix(3)) { place in
                    row(place)
                }
            }
            if service.authorization == .denied {
                Link("Allow location in Settings", destination: URL(string: UIApplication.openSettingsURLString)!)
                    .font(.footnote)
                    .padding(.horizontal)
            }
        }
        .padding(.vertical)
        .background(.thinMaterial)
        .clipShape(UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20))
    }

    private func row(_ place: Place) -> some View {
        HStack {
            place.kind.icon.frame(width: 28)
            VStack(alignment: .leading) {
                Text(place.name).font(.headline)
                HStack(spacing: 2) {
                    ForEach(0..<5) { star in
                        Image(systemName: Double(star) + 0.5 < place.rating ? "star.fill" : "star")
                            .font(.caption2)
                            .foregroundStyle(.yellow)
                    }
                    Text(place.rating, format: .number.precision(.fractionLength(1))).font(.caption)
                    if let distance = place.distance(from: service.location) {
                        Text("· \(distance.formatted(.measurement(width: .abbreviated, usage: .road)))").font(.caption)
                    }
                }
            }
            Spacer()
            Button("Directions", systemImage: "arrow.triangle.turn.up.right.diamond.fill") { open(place) }
                .labelStyle(.iconOnly)
                .buttonStyle(.bordered)
        }
        .padding(.horizontal)
        .contentShape(Rectangle())
        .onTapGesture { selection = place.id }
    }

    private func binding(for kind: Place.Kind) -> Binding<Bool> {
        Binding {
            kinds.contains(kind)
        } set: { isOn in
            if isOn { kinds.insert(kind) } else { kinds.remove(kind) }
        }
    }

    private func open(_ place: Place) {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: place.coordinate))
        item.name = place.name
        item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking])
    }
}

struct PinView: View {
    let kind: Place.Kind
    var isSelected = false
    var body: some View {
        VStack(spacing: 0) {
            kind.icon
                .font(isSelected ? .title2 : .body)
                .padding(8)
                .background(Circle().fill(isSelected ? Color.red : .blue))
                .foregroundColor(.white)
            Image(systemName: "arrowtriangle.down.fill")
                .resizable()
                .frame(width: 10, height: 7)
                .offset(y: -2)
                .foregroundColor(isSelected ? .red : .blue)
        }
        .animation(.bouncy, value: isSelected)
    }
}

#Preview {
    TripMapScreen()
}
