import SwiftUI
import PhotosUI

struct UserProfile: Codable, Equatable {
    var name = "Ada Lovelace"
    var handle = "@ada"
    var bio: String? = "Analyst. Poetical scientist. *Engine* whisperer."
    var joined = Date(timeIntervalSince1970: 1_500_000_000)
    var stats = ["Posts": 128, "Followers": 12_340, "Following": 310]
}

@MainActor
class ProfileModel: ObservableObject {
    enum ImageState { case empty, loading(Progress), success(Image), failure(Error) }
    enum TransferError: Error { case importFailed }
    @Published private(set) var imageState: ImageState = .empty
    @Published var imageSelection: PhotosPickerItem? = nil {
        didSet {
            if let imageSelection {
                let progress = loadTransferable(from: imageSelection)
                imageState = .loading(progress)
            } else {
                imageState = .empty
            }
        }
    }
    @Published var profile = UserProfile()

    private func loadTransferable(from imageSelection: PhotosPickerItem) -> Progress {
        return imageSelection.loadTransferable(type: Data.self) { result in
            DispatchQueue.main.async {
                switch result {
                case .success(let data?):
                    if let uiImage = UIImage(data: data) { self.imageState = .success(Image(uiImage: uiImage)) }
                case .success(nil): self.imageState = .empty
                case .failure(let error): self.imageState = .failure(error)
                }
            }
        }
    }
}

struct ProfileImage: View {
    let imageState: ProfileModel.ImageState
    var body: some View {
        switch imageState {
        case .success(let image): image.resizable()
        case .loading: ProgressView()
        case .empty: Image(systemName: "person.fill").font(.system(size: 40)).foregroundColor(.white)
        case .failure: Image(systemName: "exclamationmark.triangle.fill").font(.system(size: 40)).foregroundColor(.white)
        }
    }
}

struct StatView: View {
    var value: Int, title: String
    var body: some View {
        VStack {
            Text(value.formatted(.number.notation(.compactName))).font(.headline)
            Text(title).font(.caption).foregroundColor(.secondary)
        }
        .frame(maxWidth: .infinity)
    }
}

struct ProfileScreen: View {
    @StateObject private var viewModel = ProfileModel()
    @State private var segment = 0
    @State private var editing = false

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 1), count: 3)

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    HStack(spacing: 16) {
                        ProfileImage(imageState: viewModel.imageState)
                            .scaledToFill()
                            .clipShape(Circle())
                            .frame(width: 86, height: 86)
                            .background { Circle().fill(LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom)) }
                            .overlay(alignment: .bottomTrailing) {
                                PhotosPicker(selection: $viewModel.imageSelection, matching: .images, photoLibrary: .shared()) {
                                    Image(systemName: "pencil.circle.fill").symbolRenderingMode(.multicolor).font(.system(size: 30)).foregroundColor(.accentColor)
                                }
                                .buttonStyle(.borderless)
                            }
                        HStack {
                            ForEach(viewModel.profile.stats.sorted(by: >), id: \.key) { key, value in
                                StatView(value: value, title: key)
                            }
                        }
                    }
                    VStack(alignment: .leading) {
                        Text(viewModel.profile.name).bold()
                        if let bio = viewModel.profile.bio { Text(.init(bio)) }
                        Text("Joined \(viewModel.profile.joined, format: .dateTime.month(.wide).year())").font(.caption).foregroundStyle(.secondary)
                        Text(viewModel.profile.joined, style: .relative) + Text(" ago")
                    }
                    Button(editing ? "Done" : "Edit Profile") { editing.toggle() }
                        .frame(maxWidth: .infinity)
                        .buttonStyle(.bordered)
                    Picker("Section", selection: $segment) {
                        Image(systemName: "square.grid.3x3").tag(0)
                        Image(systemName: "person.crop.square").tag(1)
                    }
                    .pickerStyle(.segmented)
                    .labelsHidden()
                }
                .padding(.horizontal)
                LazyVGrid(columns: columns, spacing: 1) {
                    ForEach(0..<15) { i in
                        Color(hue: Double(i) / 15, saturation: 0.5, brightness: 0.9)
                            .aspectRatio(1, contentMode: .fill)
                            .overlay { Text("\(i)").font(.caption) }
                    }
                }
            }
            .navigationTitle(viewModel.profile.handle)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Menu("Account", systemImage: "chevron.down") { Button("Log out", role: .destructive) {} } }
                ToolbarItem(placement: .principal) { HStack { Image(systemName: "lock.fill"); Text(viewModel.profile.handle).bold() } }
                ToolbarItem(placement: .primaryAction) { ShareLink(item: URL(string: "https://example.com/ada")!) }
            }
            .refreshable { try? await Task.sleep(nanoseconds: 1_000_000_000) }
        }
    }
}

struct ProfileScreen_Previews: PreviewProvider {
    static var previews: some View {
        ProfileScreen().previewDevice("iPhone 14")
    }
}
