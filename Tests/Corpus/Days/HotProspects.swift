import CodeScanner
import SwiftData
import SwiftUI
import UserNotifications
import CoreImage.CIFilterBuiltins

@Model
class Prospect {
    var name: String
    var emailAddress: String
    var isContacted: Bool

    init(name: String, emailAddress: String, isContacted: Bool) {
        self.name = name
        self.emailAddress = emailAddress
        self.isContacted = isContacted
    }
}

struct MeView: View {
    @AppStorage("name") private var name = "Anonymous"
    @AppStorage("emailAddress") private var emailAddress = "you@yoursite.com"
    @State private var qrCode = UIImage()
    let context = CIContext()
    let filter = CIFilter.qrCodeGenerator()

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name).textContentType(.name).font(.title)
                Image(uiImage: qrCode)
                    .interpolation(.none)
                    .resizable()
                    .scaledToFit()
                    .frame(width: 200, height: 200)
                    .contextMenu { ShareLink(item: Image(uiImage: qrCode), preview: SharePreview("My QR Code", image: Image(uiImage: qrCode))) }
            }
            .navigationTitle("Your code")
            .onAppear(perform: updateCode)
            .onChange(of: name, updateCode)
        }
    }

    func updateCode() { qrCode = generateQRCode(from: "\(name)\n\(emailAddress)") }

    func generateQRCode(from string: String) -> UIImage {
        filter.message = Data(string.utf8)
        if let outputImage = filter.outputImage {
            if let cgImage = context.createCGImage(outputImage, from: outputImage.extent) {
                return UIImage(cgImage: cgImage)
            }
        }
        return UIImage(systemName: "xmark.circle") ?? UIImage()
    }
}

struct ProspectsView: View {
    enum FilterType { case none, contacted, uncontacted }
    @Environment(\.modelContext) var modelContext
    @Query(sort: \Prospect.name) var prospects: [Prospect]
    @State private var selectedProspects = Set<Prospect>()
    let filter: FilterType

    var title: String {
        switch filter {
        case .none: "Everyone"
        case .contacted: "Contacted people"
        case .uncontacted: "Uncontacted people"
        }
    }

    init(filter: FilterType) {
        self.filter = filter
        if filter != .none {
            let showContactedOnly = filter == .contacted
            _prospects = Query(filter: #Predicate { $0.isContacted == showContactedOnly }, sort: [SortDescriptor(\Prospect.name)])
        }
    }

    var body: some View {
        NavigationStack {
            List(prospects, selection: $selectedProspects) { prospect in
                VStack(alignment: .leading) {
                    Text(prospect.name).font(.headline)
                    Text(prospect.emailAddress).foregroundStyle(.secondary)
                }
                .swipeActions {
                    Button("Delete", systemImage: "trash", role: .destructive) { modelContext.delete(prospect) }
                    if prospect.isContacted == false {
                        Button("Remind Me", systemImage: "bell") { addNotification(for: prospect) }.tint(.orange)
                    }
                }
                .tag(prospect)
            }
            .navigationTitle(title)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Scan", systemImage: "qrcode.viewfinder") { } }
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                if selectedProspects.isEmpty == false {
                    ToolbarItem(placement: .bottomBar) { Button("Delete Selected") { selectedProspects.forEach(modelContext.delete) } }
                }
            }
        }
    }

    func addNotification(for prospect: Prospect) {
        let center = UNUserNotificationCenter.current()
        let addRequest = {
            let content = UNMutableNotificationContent()
            content.title = "Contact \(prospect.name)"
            content.sound = UNNotificationSound.default
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
            let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
            center.add(request)
        }
        center.getNotificationSettings { settings in
            if settings.authorizationStatus == .authorized { addRequest() }
        }
    }
}

struct HotProspects: View {
    var body: some View {
        TabView {
            ProspectsView(filter: .none).tabItem { Label("Everyone", systemImage: "person.3") }
            ProspectsView(filter: .contacted).tabItem { Label("Contacted", systemImage: "checkmark.circle") }
            MeView().tabItem { Label("Me", systemImage: "person.crop.square") }
        }
    }
}

#Preview { HotProspects().modelContainer(for: Prospect.self) }
